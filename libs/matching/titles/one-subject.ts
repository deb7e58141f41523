import { stemOf } from '../forms';
import { isSubset, type Words } from '../word-lists';
import { isOptionalWord } from './distinctive-words';
import { eventKindOf, isEventKind } from './event-kinds';
import { isTelling } from './similar-titles';
import { isSignificant } from './title-words';

type NamedTitle = Readonly<{ all: Words; bound: Words }>;

/** Of one subject and one kind, and of nothing else: 'Wine Walk', 'Downtown Wine Stroll'. `unsaid` are words for places and publishers. */
export const areOfOneSubjectAndKind = (a: NamedTitle, b: NamedTitle, unsaid: () => Words): boolean => {
  if (![a, b].every(({ all }) => all.some(isEventKind))) return false;
  const stems = new Set(unsaid().map(stemOf));
  const [ofA, ofB] = [saidIn(a, stems), saidIn(b, stems)];
  const [kindsOfA, kindsOfB] = [ofA, ofB].map((words) => words.map((word) => eventKindOf(word) ?? stemOf(word)));
  return (
    ofA.some((word) => isTelling(word) && eventKindOf(word) === undefined) &&
    isSubset(kindsOfA!, kindsOfB!) &&
    isSubset(kindsOfB!, kindsOfA!)
  );
};

const saidIn = ({ all, bound }: NamedTitle, unsaid: ReadonlySet<string>): Words =>
  all.filter((word) => isSignificant(word) && !isOptionalWord(word) && (bound.includes(word) || !unsaid.has(stemOf(word))));
