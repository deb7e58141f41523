import { isOwn, type TownEvent } from '#libs/contracts';
import { whyForChildren, whyFree } from '#libs/contracts/filters';

export const AUDIENCES = ['children', 'teens', 'seniors'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** For whom an event is, as far as its publisher says so: for children by the same rules as in a list that is filtered. */
export const suits = (event: TownEvent, audience: Audience): boolean => {
  if (audience === 'children') return whyForChildren(event) !== null;
  const { called, said } = SIGNS[audience];
  return called.test(`${event.name} ${event.subOrganization ?? ''}`) || said.test(`${event.name}. ${event.description ?? ''}`);
};

/** What names and parts of organizations say, and what has to stand in a text. */
const SIGNS: Readonly<Record<Exclude<Audience, 'children'>, { called: RegExp; said: RegExp }>> = {
  teens: {
    called: /\b(?:teens?|teenagers?|youth group|junior corps)\b/i,
    said: /\b(?:teens|teenagers|grades? (?:\d+ to )?(?:[6-9]|1[0-2])\b|(?:sixth|seventh|eighth|ninth|tenth)[- ]grade(?:rs)?|(?:for|high) (?:school )?juniors)\b/i,
  },
  seniors: {
    called: /\b(?:seniors|older adults|caregivers)\b/i,
    said: /\b(?:for seniors|senior citizens|older adults|(?:aged?|ages) (?:5[05]|6[05])\b|seated)\b/i,
  },
};

/** Whether it costs nothing by its own words, as in a list that is filtered, or by those of its organization for all that it does. */
export type Free = 'itself' | Readonly<{ ofAll: string }>;

/** Null where nobody says so. */
export const freeBecause = (event: TownEvent, ofOrganization: string): Free | null => {
  if (isOwn(event)) return null;
  if (whyFree(event)) return 'itself';
  if (/[1-9]/.test(event.price ?? '') || PRICED.test(`${event.name} ${event.description ?? ''}`)) return null;
  const ofAll = sentencesOf(ofOrganization).find((sentence) => /\beverything is free\b/i.test(sentence));
  return ofAll === undefined ? null : { ofAll };
};

const PRICED = /\$ ?\d/;

/** What is said about money, tickets and signing up. */
export const costSentences = ({ price, description = '' }: Pick<TownEvent, 'description' | 'price'>): string[] => [
  ...(price?.trim() ? [`${price.trim()}.`] : []),
  ...sentencesOf(description).filter((sentence) => COSTS.test(sentence)),
];

const COSTS =
  /\$ ?\d|\bfree\b|\btickets?\b|\badmission\b|\bregist|\bsign up\b|\bsign-up\b|\bappointments?\b|\bno charge\b|\bfee\b|\breserv|\bseats\b|\bdrop-in\b|\bcash only\b|\bplaces;/i;

export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .match(/[^.!?]+(?:[.!?](?![\s”"')]|$)[^.!?]*)*(?:[.!?]+[”"')]*|$)/g)
    ?.map((one) => one.trim())
    .filter(Boolean) ?? [];
