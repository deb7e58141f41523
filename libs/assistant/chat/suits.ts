import { isOwn, type TownEvent } from '#libs/contracts';

export const AUDIENCES = ['children', 'teens', 'seniors'] as const;
export type Audience = (typeof AUDIENCES)[number];

type Read = Pick<TownEvent, 'name' | 'subOrganization' | 'description' | 'organization' | 'isUserCreated'>;

/** For whom an event is, as far as its publisher says so. */
export const suits = (event: Read, audience: Audience): boolean => {
  const { called, said } = SIGNS[audience];
  return called.test(`${event.name} ${event.subOrganization ?? ''}`) || said.test(`${event.name}. ${event.description ?? ''}`);
};

/** What names and parts of organizations say, and what has to stand in a text. */
const SIGNS: Readonly<Record<Audience, { called: RegExp; said: RegExp }>> = {
  children: {
    called:
      /\b(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|youth|famil(?:y|ies)|santa|egg hunt|story ?time|kindergarten|playground)\b/i,
    said: /\b(?:for (?:the )?(?:kids|children|toddlers|families)|kids|famil(?:y|ies) (?:are )?welcome|strollers?|toddlers?|santa|ages (?:\w+ )?(?:and a half )?(?:to|\d)|ages (?:one|two|three|four|five|six)|grades? (?:k|[1-5]|one|two|three)\b|with a grown-up)/i,
  },
  teens: {
    called: /\b(?:teens?|teenagers?|youth group|junior corps)\b/i,
    said: /\b(?:teens|teenagers|grades? (?:\d+ to )?(?:[6-9]|1[0-2])\b|(?:sixth|seventh|eighth|ninth|tenth)[- ]grade(?:rs)?|(?:for|high) (?:school )?juniors)\b/i,
  },
  seniors: {
    called: /\b(?:seniors|older adults|caregivers)\b/i,
    said: /\b(?:for seniors|senior citizens|older adults|(?:aged?|ages) (?:5[05]|6[05])\b|seated)\b/i,
  },
};

/** Why it costs nothing: its own words, or what its organization says of everything it does. Null where nobody says so. */
export const freeBecause = (event: Read, ofOrganization: string): string | null => {
  if (isOwn(event)) return null;
  const sentences = sentencesOf(`${event.name}. ${event.description ?? ''}`);
  if (sentences.some((sentence) => PRICED.test(sentence))) return null;
  return (
    sentences.find(isFree) ?? sentencesOf(ofOrganization).find((sentence) => /\beverything is free\b/i.test(sentence)) ?? null
  );
};

const isFree = (sentence: string) => FREE.test(sentence) && !FREE_OTHERWISE.test(sentence);

const PRICED = /\$ ?\d/;
const FREE = /\b(?:free|no charge|no fee|at no cost)\b/i;
const FREE_OTHERWISE =
  /\bfree (?:parking|batteries|of|from|time|throw|space)\b|\b(?:sugar|gluten|smoke|hands|alcohol|leave the curb)[- ]free\b|\b(?:is|are) free in\b|\bfeel free\b|\b(?:mulch|students?|members|under \w+|children) (?:is |are )?free\b/i;

/** What is said about money, tickets and signing up. */
export const costSentences = (event: Pick<TownEvent, 'description'>): string[] =>
  sentencesOf(event.description ?? '').filter((sentence) => COSTS.test(sentence));

const COSTS =
  /\$ ?\d|\bfree\b|\btickets?\b|\badmission\b|\bregist|\bsign up\b|\bsign-up\b|\bappointments?\b|\bno charge\b|\bfee\b|\breserv|\bseats\b|\bdrop-in\b|\bcash only\b|\bplaces;/i;

export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .match(/[^.!?]+(?:[.!?](?![\s”"')]|$)[^.!?]*)*(?:[.!?]+[”"')]*|$)/g)
    ?.map((one) => one.trim())
    .filter(Boolean) ?? [];
