import { isOwnEvent, type TownEvent } from '#libs/contracts';
import type { FilterReason, Traits } from '#libs/contracts/filters';
import { type DescribedEvent, mainPlainTextOf } from '#libs/contracts/texts';
import { traitsOf } from '#libs/traits';

/**
 * What an event with this plain text is, with the reasons: as in the filters, and what its organization says about all its events.
 */
export const labelsOf = (event: TownEvent, text: string, ofOrganization: string): Traits => {
  const free = freeReasonOf(event, ofOrganization);
  const { free: _, ...others } = traitsOf(event, ofOrganization);
  const [allAges] = ALL_AGES.exec(text) ?? [];
  const children: FilterReason | null = allAges ? { saidIn: 'description', words: allAges, level: 'probably' } : null;
  return { ...(children && { children }), ...others, ...(free && { free }) };
};

const ALL_AGES = /\ball ages\b/i;

export const AUDIENCES = ['children', 'teens', 'seniors'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** `level` is 'probably' if no words say so. */
export type FreeReason = FilterReason;

/** The organization's 'everything is free' counts unless there is evidence against it. Null if unknown and for own events. */
const freeReasonOf = (event: TownEvent, ofOrganization: string): FreeReason | null => {
  if (isOwnEvent(event)) return null;
  const reason = traitsOf(event, ofOrganization).free ?? null;
  if (!reason?.level) return reason;
  const ofAll = splitSentences(ofOrganization).find((sentence) => /\beverything is free\b/i.test(sentence));
  return ofAll === undefined ? reason : { saidIn: 'organization', words: ofAll };
};

/** Those that name an amount first: a long answer leaves out the last ones. */
export const findCostSentences = (event: DescribedEvent): string[] => {
  const sentences = sentencesOf(event).filter((sentence) => COST_PATTERN.test(sentence));
  return sentences.toSorted((a, b) => Number(AMOUNT.test(b)) - Number(AMOUNT.test(a)));
};

const AMOUNT = /\$ ?\d|\d cents\b|\bno charge\b/i;

const COST_PATTERN =
  /\$ ?\d|\bfree\b|\btickets?\b|\badmission\b|\bregist|\bsign[- ]up\b|\bappointments?\b|\bno charge\b|\bfee\b|\breserv|\bseats\b|\bcash only\b|\bplaces;|\bwalk-?ins?\b|\bdrop[- ]?in\b|\bfirst[ -]come\b|\bdonations?\b|\boffering\b|\d cents\b|\bcover\b|\binsurance\b|\bwaived?\b|\brsvp\b|\bcall (?:by|ahead|to|for|\d)|\bin advance\b|\bpay\b|\bcosts?\b|\bpass(?:es)?\b|\bat the door\b|\b(?:a|per) (?:person|card|head|plate|family|carload|couple)\b/i;

/** The point of 'Dec. 1', '7 a.m. to noon' and 'St. Olaf' ends none. */
const SENTENCE =
  /[^.!?]+(?:(?:[.!?](?![\s”"')]|$)|(?<=\b(?:jan|feb|mar|apr|aug|sept?|oct|nov|dec|no|[ap]\.m))\.(?=\s[\da-z])|(?<=\b(?:st|dr|mrs?|ms))\.(?=\s))[^.!?]*)*(?:[.!?]+[”"')]*|$)/gi;

export const sentencesOf = (event: DescribedEvent): string[] => splitSentences(mainPlainTextOf(event));

export const splitSentences = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .match(SENTENCE)
    ?.map((one) => one.trim())
    .filter(Boolean) ?? [];
