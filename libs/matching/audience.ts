import { wordSet } from './words';

const toIdentityMap = (list: string) => Object.fromEntries([...wordSet(list)].map((word) => [word, word]));

/** '10U', 'U12' */
const AGES_OF_TEAMS = Array.from({ length: 14 }, (_, i) => i + 6).flatMap((age) => [`${age}u`, `u${age}`]);

/** Words of a title that say for whom or of which kind an event is, by kind. Words that share a value may mean the same. */
const AUDIENCE_KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gender: { men: 'm', mens: 'm', boys: 'm', boy: 'm', women: 'w', womens: 'w', girls: 'w', girl: 'w', ladies: 'w' },
  team: {
    varsity: 'varsity',
    jv: 'jv',
    freshman: 'freshman',
    freshmen: 'freshman',
    frosh: 'freshman',
    sophomore: 'sophomore',
    ...toIdentityMap('mite squirt peewee bantam'),
  },
  level: { beginner: '1', beginners: '1', beginning: '1', basic: '1', intermediate: '2', advanced: '3' },
  age: {
    baby: 'baby',
    babies: 'baby',
    babytime: 'baby',
    toddler: 'toddler',
    toddlers: 'toddler',
    preschool: 'preschool',
    preschoolers: 'preschool',
    kids: 'child',
    children: 'child',
    childrens: 'child',
    homeschool: 'homeschool',
    homeschooled: 'homeschool',
    homeschoolers: 'homeschool',
    tween: 'tween',
    tweens: 'tween',
    teen: 'teen',
    teens: 'teen',
    youth: 'child tween teen',
    ...Object.fromEntries(AGES_OF_TEAMS.map((age) => [age, 'child tween teen'])),
    adult: 'adult',
    alumni: 'adult old',
    adults: 'adult',
    grownup: 'adult',
    grownups: 'adult',
    senior: 'old',
    seniors: 'old',
  },
  school: { kindergarten: 'k', elementary: 'elementary', middle: 'middle', high: 'high' },
  sport: toIdentityMap('baseball softball basketball volleyball football soccer lacrosse hockey wrestling swimming tennis golf'),
  day: toIdentityMap('monday tuesday wednesday thursday friday saturday sunday'),
  side: toIdentityMap('north south east west'),
  show: toIdentityMap('early late'),
  closing: { noschool: 'closed', dismissal: 'early', delay: 'late', delayed: 'late' },
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

/** Excludes the words of `SUBJECT_KINDS` and youth councils, because a title may also be about them. */
export const isAudienceWord = (word: string) =>
  KIND_BY_WORD.has(word) && word !== 'youth' && !SUBJECT_KINDS.has(KIND_BY_WORD.get(word)!);

export const kindOfAudience = (word: string): string | undefined => KIND_BY_WORD.get(word);

export const isAge = (word: string) => kindOfAudience(word) === 'age';

export const isSport = (word: string) => kindOfAudience(word) === 'sport';

const SUBJECT_KINDS = new Set(['language', 'school', 'sport', 'day', 'side', 'show']);

export type Audience = ReadonlyMap<string, ReadonlySet<string>>;

export const audienceOf = (words: readonly string[]): Audience => {
  const audience = new Map<string, ReadonlySet<string>>();
  for (const word of words) {
    const kind = KIND_BY_WORD.get(word);
    if (kind === undefined) continue;
    audience.set(kind, (audience.get(kind) ?? new Set<string>()).union(new Set(AUDIENCE_KINDS[kind]![word]!.split(' '))));
  }
  return audience;
};

export const haveDifferentAudiences = (a: Audience, b: Audience): boolean =>
  [...a].some(([kind, ofA]) => {
    const ofB = b.get(kind);
    return ofB !== undefined && !ofA.has('both') && !ofB.has('both') && ofA.isDisjointFrom(ofB);
  });

const KIND_BY_WORD = new Map(
  Object.entries(AUDIENCE_KINDS).flatMap(([kind, ones]) => Object.keys(ones).map((word) => [word, kind] as const)),
);
