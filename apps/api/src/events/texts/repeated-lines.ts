import { isDeepStrictEqual } from 'node:util';
import type { Listing } from '#libs/domain';
import { type Line, linesIn } from './ranges';

/** What is said of one event, under its name, and by whom. */
export type Telling = Readonly<{ publisher: string; name: string; description?: string }>;

/** Whose events are looked at together: an organization, or a part of one. */
export const publisherOf = ({
  organizationId,
  subOrganizationId,
}: Pick<Listing, 'organizationId' | 'subOrganizationId'>): string => `${organizationId} ${subOrganizationId ?? ''}`;

/** The lines that a publisher says in most of its events. */
export type Repeated = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Found by repetition over each publisher's events. An event that takes place many times is one: what all its days say is about it.
 * Remembered for as long as a publisher says the same: the calendar is read again at each change of an event.
 */
export class RepeatedLines {
  private last: ReadonlyMap<string, { tellings: readonly Telling[]; lines: ReadonlySet<string> }> = new Map();

  in(tellings: readonly Telling[]): Repeated {
    const byPublisher = [...Map.groupBy(tellings, ({ publisher }) => publisher)];
    this.last = new Map(byPublisher.map(([publisher, those]) => [publisher, this.of(publisher, those)]));
    return new Map([...this.last].flatMap(([publisher, { lines }]) => (lines.size > 0 ? [[publisher, lines]] : [])));
  }

  private of(publisher: string, tellings: readonly Telling[]) {
    const last = this.last.get(publisher);
    return last && isDeepStrictEqual(last.tellings, tellings) ? last : { tellings, lines: linesOfMost(tellings) };
  }
}

const linesOfMost = (tellings: readonly Telling[]): ReadonlySet<string> => {
  const names = new Map<string, Set<string>>();
  const texts = new Set<string>();
  const described = new Set<string>();
  for (const { name, description } of tellings) {
    if (!description) continue;
    const called = sameWords(name);
    described.add(called);
    // Most of the days of a series say the same.
    if (texts.has(`${called}\n${description}`)) continue;
    texts.add(`${called}\n${description}`);
    for (const line of linesIn(description)) {
      const key = sameWords(line.words);
      const under = names.get(key) ?? new Set();
      names.set(key, under.add(called));
    }
  }
  return new Set([...names].filter(([, under]) => under.size >= FEWEST && under.size > described.size / 2).map(([line]) => line));
};

/** Events by other names, below which what they share may be what they are about. */
const FEWEST = 5;

/** The lines at the end of a text that are repeated; a short one alone may say what one has to know of this event. */
export const repeatedAtEnd = (
  lines: readonly Line[],
  isRepeated: ReadonlySet<string>,
  isFolded: (place: number) => boolean,
): number => {
  let from = lines.length;
  while (from > 0 && (isFolded(from - 1) || isRepeated.has(sameWords(lines[from - 1]!.words)))) from--;
  const characters = lines.slice(from).reduce((sum, { words }, place) => (isFolded(from + place) ? sum : sum + words.length), 0);
  return characters >= SHORTEST ? from : lines.length;
};

const SHORTEST = 60;

const sameWords = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
