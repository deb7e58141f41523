import { wordSet } from './words';

/** Each word of the list is one of its kind. */
const eachItself = (list: string) => Object.fromEntries([...wordSet(list)].map((word) => [word, word]));

/** By what a happening is for some and not for others, or comes in several of a kind: each word says which of its kind. */
const KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gender: { men: 'm', mens: 'm', boys: 'm', boy: 'm', women: 'w', womens: 'w', girls: 'w', girl: 'w', ladies: 'w' },
  team: { varsity: 'varsity', jv: 'jv', freshman: 'freshman', freshmen: 'freshman', alumni: 'alumni' },
  level: { beginner: '1', beginners: '1', beginning: '1', basic: '1', intermediate: '2', advanced: '3' },
  age: {
    baby: 'baby',
    babies: 'baby',
    babytime: 'baby',
    toddler: 'toddler',
    toddlers: 'toddler',
    kids: 'child',
    children: 'child',
    childrens: 'child',
    tween: 'tween',
    tweens: 'tween',
    teen: 'teen',
    teens: 'teen',
    adult: 'adult',
    adults: 'adult',
    senior: 'old',
    seniors: 'old',
  },
  school: { kindergarten: 'k', elementary: 'elementary', middle: 'middle', high: 'high' },
  sport: eachItself('baseball softball basketball volleyball football soccer lacrosse hockey wrestling swimming tennis golf'),
  day: eachItself('monday tuesday wednesday thursday friday saturday sunday'),
  side: eachItself('north south east west'),
  show: eachItself('early late'),
  language: { english: 'en', spanish: 'es', espanol: 'es', french: 'fr', mandarin: 'zh' },
  way: {
    online: 'far',
    virtual: 'far',
    zoom: 'far',
    person: 'here',
    inperson: 'here',
    hybrid: 'both',
    multiplatform: 'both',
  },
};

/** A language, a sport and a side are also what a title is about. */
export const isAudience = (word: string) => KIND_OF.has(word) && !SUBJECTS.has(KIND_OF.get(word)!);

const SUBJECTS = new Set(['language', 'school', 'sport', 'day', 'side', 'show']);

/** Of each kind that a title speaks of, which. */
export type Audience = ReadonlyMap<string, ReadonlySet<string>>;

export const audienceOf = (words: readonly string[]): Audience => {
  const audience = new Map<string, Set<string>>();
  for (const word of words) {
    const kind = KIND_OF.get(word);
    if (kind === undefined) continue;
    audience.set(kind, (audience.get(kind) ?? new Set()).add(KINDS[kind]![word]!));
  }
  return audience;
};

/** Two titles that speak of different ones of a kind: beginners and advanced, women and men, online and in person. */
export const areApart = (a: Audience, b: Audience): boolean =>
  [...a].some(([kind, ofA]) => {
    const ofB = b.get(kind);
    return ofB !== undefined && !ofA.has('both') && !ofB.has('both') && ofA.isDisjointFrom(ofB);
  });

const KIND_OF = new Map(Object.entries(KINDS).flatMap(([kind, ones]) => Object.keys(ones).map((word) => [word, kind] as const)));
