import { KINDS_OF_CARE } from '../lexicon/thesaurus/care';
import { KINDS_OF_LEISURE } from '../lexicon/thesaurus/leisure';
import { KINDS_OF_TOWN } from '../lexicon/thesaurus/town';
import { KINDS_OF_YOUTH } from '../lexicon/thesaurus/youth';

/**
 * A kind of events. `names` are in the titles of its events, each in those of some towns; `ways` in the questions of people who do not
 * know these.
 */
export type EventKind = Readonly<{ names: readonly string[]; ways: readonly string[] }>;

/** Each line of the lexicon is one, 'name, name | way, way', in lower case and without apostrophes. */
export const EVENT_KINDS: readonly EventKind[] = [KINDS_OF_TOWN, KINDS_OF_CARE, KINDS_OF_LEISURE, KINDS_OF_YOUTH]
  .flatMap((lines) => lines.trim().split('\n'))
  .map((line) => {
    const [names = [], ways = []] = line.split(' | ').map((part) => part.split(', '));
    return { names, ways };
  });

let wordsOfNames: ReadonlySet<string> | undefined;

/** Whether the name of a kind has the word as it is. The ways to ask have misspelled ones, too. */
export const isWordOfKinds = (word: string): boolean => {
  wordsOfNames ??= new Set(EVENT_KINDS.flatMap(({ names }) => names.flatMap((name) => name.split(/[ -]/))));
  return wordsOfNames.has(word);
};
