import { isOwn, type TownEvent } from '#libs/contracts';
import { type Reason, reasonsOf } from '#libs/contracts/filters';
import { mainWords } from '#libs/contracts/texts';

export const AUDIENCES = ['children', 'teens', 'seniors'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** For whom an event is, as far as its publisher says so. */
export const suits = (event: TownEvent, audience: Audience): boolean => SUITS[audience](event);

/** What names and parts of organizations say, and what has to stand in a text. */
const saidOf =
  (called: RegExp, said: RegExp) =>
  ({ name, subOrganization = '', description = '' }: TownEvent): boolean =>
    called.test(`${name} ${subOrganization}`) || said.test(`${name}. ${description}`);

/** For children is what the filter of that name finds. */
const SUITS: Readonly<Record<Audience, (event: TownEvent) => boolean>> = {
  children: (event) => reasonsOf(event).children !== null,
  teens: saidOf(
    /\b(?:teens?|teenagers?|youth group|junior corps)\b/i,
    /\b(?:teens|teenagers|grades? (?:\d+ to )?(?:[6-9]|1[0-2])\b|(?:sixth|seventh|eighth|ninth|tenth)[- ]grade(?:rs)?|(?:for|high) (?:school )?juniors)\b/i,
  ),
  seniors: saidOf(
    /\b(?:seniors|older adults|caregivers)\b/i,
    /\b(?:for seniors|senior citizens|older adults|(?:aged?|ages) (?:5[05]|6[05])\b|seated)\b/i,
  ),
};

/** Why it costs nothing, and where that is said: of itself, or by its organization of all it does. */
export type Gratis = Readonly<{ saidIn: Reason['saidIn'] | 'organization'; words: string }>;

/** As the filter finds it; else what its organization says, where nothing of it has a price. Null where nobody says so. */
export const freeBecause = (event: TownEvent, ofOrganization: string): Gratis | null => {
  if (isOwn(event)) return null;
  const ofItself = reasonsOf(event).free;
  if (ofItself) return ofItself;
  if (/[1-9]/.test(event.price ?? '') || PRICED.test(`${event.name} ${event.description ?? ''}`)) return null;
  const ofAll = sentencesOf(ofOrganization).find((sentence) => /\beverything is free\b/i.test(sentence));
  return ofAll === undefined ? null : { saidIn: 'organization', words: ofAll };
};

const PRICED = /\$ ?\d/;

/** What is said about money, tickets and signing up. */
export const costSentences = (event: Pick<TownEvent, 'description' | 'boilerplate'>): string[] =>
  sentencesOf(mainWords(event)).filter((sentence) => COSTS.test(sentence));

const COSTS =
  /\$ ?\d|\bfree\b|\btickets?\b|\badmission\b|\bregist|\bsign up\b|\bsign-up\b|\bappointments?\b|\bno charge\b|\bfee\b|\breserv|\bseats\b|\bdrop-in\b|\bcash only\b|\bplaces;/i;

export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .match(/[^.!?]+(?:[.!?](?![\s”"')]|$)[^.!?]*)*(?:[.!?]+[”"')]*|$)/g)
    ?.map((one) => one.trim())
    .filter(Boolean) ?? [];
