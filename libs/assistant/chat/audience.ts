import { isOwnEvent, type TownEvent } from '#libs/contracts';
import { type FilterReason, filterReasonsOf } from '#libs/contracts/filters';
import { mainPlainTextOf } from '#libs/contracts/texts';

export const AUDIENCES = ['children', 'teens', 'seniors'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const isForAudience = (event: TownEvent, audience: Audience): boolean => AUDIENCE_TESTS[audience](event);

/** `textPattern` is matched against the name and description. */
const createTextTest =
  (namePattern: RegExp, textPattern: RegExp) =>
  ({ name, subOrganization = '', description = '' }: TownEvent): boolean =>
    namePattern.test(`${name} ${subOrganization}`) || textPattern.test(`${name}. ${description}`);

const AUDIENCE_TESTS: Readonly<Record<Audience, (event: TownEvent) => boolean>> = {
  children: (event) => filterReasonsOf(event).children !== null,
  teens: createTextTest(
    /\b(?:teens?|teenagers?|youth group|junior corps)\b/i,
    /\b(?:teens|teenagers|grades? (?:\d+ to )?(?:[6-9]|1[0-2])\b|(?:sixth|seventh|eighth|ninth|tenth)[- ]grade(?:rs)?|(?:for|high) (?:school )?juniors)\b/i,
  ),
  seniors: createTextTest(
    /\b(?:seniors|older adults|caregivers)\b/i,
    /\b(?:for seniors|senior citizens|older adults|(?:aged?|ages) (?:5[05]|6[05])\b|seated)\b/i,
  ),
};

export type FreeReason = Readonly<{ saidIn: FilterReason['saidIn'] | 'organization'; words: string }>;

/**
 * The filter's reason, otherwise the organization's 'everything is free' if the event has no price. Null if unknown and for own
 * events.
 */
export const freeReasonOf = (event: TownEvent, ofOrganization: string): FreeReason | null => {
  if (isOwnEvent(event)) return null;
  const ofItself = filterReasonsOf(event).free;
  if (ofItself) return ofItself;
  if (/[1-9]/.test(event.price ?? '') || PRICE_PATTERN.test(`${event.name} ${event.description ?? ''}`)) return null;
  const ofAll = splitSentences(ofOrganization).find((sentence) => /\beverything is free\b/i.test(sentence));
  return ofAll === undefined ? null : { saidIn: 'organization', words: ofAll };
};

const PRICE_PATTERN = /\$ ?\d/;

export const findCostSentences = (event: Pick<TownEvent, 'description' | 'boilerplate'>): string[] =>
  splitSentences(mainPlainTextOf(event)).filter((sentence) => COST_PATTERN.test(sentence));

const COST_PATTERN =
  /\$ ?\d|\bfree\b|\btickets?\b|\badmission\b|\bregist|\bsign up\b|\bsign-up\b|\bappointments?\b|\bno charge\b|\bfee\b|\breserv|\bseats\b|\bdrop-in\b|\bcash only\b|\bplaces;/i;

export const splitSentences = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .match(/[^.!?]+(?:[.!?](?![\s”"')]|$)[^.!?]*)*(?:[.!?]+[”"')]*|$)/g)
    ?.map((one) => one.trim())
    .filter(Boolean) ?? [];
