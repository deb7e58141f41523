import { plainQuotes, type TownEvent } from '#libs/contracts';

/** 'Water main break on Kings Highway. Closed until the evening.' */
export const alertWords = (alert: TownEvent): string => `${alertTitle(alert)} ${alertText(alert)}`.trimEnd();

export const alertTitle = ({ name }: TownEvent): string => sentence(plainQuotes(name));

export const alertText = ({ description }: TownEvent): string => plainQuotes(description ?? '');

const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);
