import { memoize } from '#libs/contracts';
import type { FilterReason, ReasonField } from '#libs/contracts/filters';
import { MAX_CACHED_TEXTS } from './sentences';

/** `about` is what the organization says about itself, `hour` when the event begins ('19:30'). */
type EvidenceField = Exclude<ReasonField, 'series' | 'operator'> | 'about' | 'category' | 'hour';

export type EvidenceTexts = Readonly<Record<EvidenceField, string>>;

type Clue = Readonly<{ in: readonly EvidenceField[]; pattern: RegExp }>;

/** Weights are log-odds: positive for the trait, negative against it. A row counts once, however often it matches, and only if `where` matches too and `unless` does not. */
export type Evidence = Clue & Readonly<{ weight: number; where?: Clue; unless?: Clue }>;

/** Log-odds: a trait is probable from even odds. */
const MIN_SCORE = 0;

/** Adds up the rows that match, and returns the words of the strongest one for the trait, or null if it is not probable. */
export const findProbableReason = (prior: number, rows: readonly Evidence[], texts: EvidenceTexts): FilterReason | null => {
  let score = prior;
  let reason: FilterReason | null = null;
  for (const row of orderByWeight(rows)) {
    if (row.weight < 0 && (score < MIN_SCORE || reason === null)) return null;
    const found = findClue(row, texts);
    if (found === null || !isInContext(row, texts)) continue;
    score += row.weight;
    if (row.weight > 0) reason ??= toReason(found);
  }
  return score >= MIN_SCORE ? reason : null;
};

/** Rows for the trait first: most events match none of them and need no row against it. */
const orderByWeight = memoize((rows: readonly Evidence[]) =>
  rows.toSorted((one, other) => Math.sign(other.weight) - Math.sign(one.weight) || Math.abs(other.weight) - Math.abs(one.weight)),
);

const isInContext = ({ where, unless }: Evidence, texts: EvidenceTexts): boolean =>
  (!where || findClue(where, texts) !== null) && (!unless || findClue(unless, texts) === null);

const findClue = ({ in: fields, pattern }: Clue, texts: EvidenceTexts) => {
  for (const field of fields) {
    const found = field === 'description' ? findInDescription(pattern, texts[field]) : findFirst(pattern, texts[field]);
    if (found !== null) return { field, words: WHOLE_FIELDS.has(field) ? texts[field] : found };
  }
  return null;
};

const findFirst = (pattern: RegExp, text: string): string | null => pattern.exec(text)?.[0].trim() ?? null;

const findInDescription = (pattern: RegExp, text: string): string | null => finderOf(pattern)(text);

const finderOf = memoize((pattern: RegExp) =>
  memoize((text: string) => findFirst(pattern, removeWebAddresses(text)), MAX_CACHED_TEXTS),
);

/** Words of an address, such as '/membership/', say nothing about the event. */
const removeWebAddresses = memoize((text: string): string => text.replace(/https?:\/\/\S+/g, ' '), MAX_CACHED_TEXTS);

/** Names are quoted whole. */
const WHOLE_FIELDS: ReadonlySet<EvidenceField> = new Set(['organization', 'subOrganization', 'location']);

/** A category and an hour are not quoted. */
const toReason = ({ field, words }: Readonly<{ field: EvidenceField; words: string }>): FilterReason | null =>
  field === 'category' || field === 'hour' ? null : { saidIn: field === 'about' ? 'organization' : field, words };

/** A pattern of whole words, without regard to case. A space stands for white space or a hyphen, ' ?' for at most one, ' for any apostrophe. */
export const words = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<!\\w)(?:${alternatives.map(toPattern).join('|')})(?!\\w)`, 'i');

const toPattern = (alternative: string): string =>
  alternative.replaceAll(' ?', '[\\s\\-]?').replaceAll(' ', '[\\s\\-]+').replaceAll("'", "['’]");
