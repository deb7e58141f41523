import type { Listing } from '#libs/domain';
import { splitLines, type TextLine } from './ranges';

export const publisherOf = ({
  organizationId,
  subOrganizationId,
}: Pick<Listing, 'organizationId' | 'subOrganizationId'>): string => `${organizationId} ${subOrganizationId ?? ''}`;

export type LinesByPublisher = ReadonlyMap<string, ReadonlySet<string>>;

export type PublishedText = Pick<Listing, 'organizationId' | 'subOrganizationId'> &
  Readonly<{ name: string; description?: string }>;

/** All occurrences of one event count once. Cached until a publisher's texts change: each change of an event reads them again. */
export class RepeatedLineFinder {
  private last: ReadonlyMap<string, { texts: readonly PublishedText[]; lines: ReadonlySet<string> }> = new Map();

  find(texts: readonly PublishedText[]): LinesByPublisher {
    const byPublisher = [...Map.groupBy(texts, publisherOf)];
    this.last = new Map(byPublisher.map(([publisher, those]) => [publisher, this.findForPublisher(publisher, those)]));
    return new Map([...this.last].flatMap(([publisher, { lines }]) => (lines.size > 0 ? [[publisher, lines]] : [])));
  }

  private findForPublisher(publisher: string, texts: readonly PublishedText[]) {
    const last = this.last.get(publisher);
    return last && areSameTexts(last.texts, texts) ? last : { texts, lines: linesInMostTexts(texts) };
  }
}

const areSameTexts = (some: readonly PublishedText[], others: readonly PublishedText[]): boolean =>
  some.length === others.length && some.every((one, nth) => isSameText(one, others[nth]!));

const isSameText = (one: PublishedText, other: PublishedText): boolean =>
  one === other || (one.name === other.name && one.description === other.description);

const linesInMostTexts = (texts: readonly PublishedText[]): ReadonlySet<string> => {
  const namesByLine = new Map<string, Set<string>>();
  const seenTexts = new Set<string>();
  const describedNames = new Set<string>();
  for (const { name, description } of texts) {
    if (!description) continue;
    const eventName = normalizeText(name);
    describedNames.add(eventName);
    if (seenTexts.has(`${eventName}\n${description}`)) continue;
    seenTexts.add(`${eventName}\n${description}`);
    for (const line of splitLines(description)) {
      const key = normalizeText(line.words);
      const eventNames = namesByLine.get(key) ?? new Set();
      namesByLine.set(key, eventNames.add(eventName));
    }
  }
  return new Set(
    [...namesByLine]
      .filter(([, eventNames]) => eventNames.size >= MIN_EVENT_NAMES && eventNames.size > describedNames.size / 2)
      .map(([line]) => line),
  );
};

/** With fewer different events, a shared line may be about the events themselves. */
const MIN_EVENT_NAMES = 5;

/** A short end is kept: it may be about this event. */
export const startOfRepeatedEnd = (
  lines: readonly TextLine[],
  isRepeated: ReadonlySet<string>,
  isFolded: (index: number) => boolean,
): number => {
  let from = lines.length;
  while (from > 0 && (isFolded(from - 1) || isRepeated.has(normalizeText(lines[from - 1]!.words)))) from--;
  const characters = lines.slice(from).reduce((sum, { words }, index) => (isFolded(from + index) ? sum : sum + words.length), 0);
  return characters >= MIN_REPEATED_LENGTH ? from : lines.length;
};

const MIN_REPEATED_LENGTH = 60;

const normalizeText = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
