import { foldCaseAndAccents, repairMojibake } from '#libs/contracts';

/** Lower-case words without accents and apostrophes: 'Children’s café' becomes 'children', 'cafe'. */
export const wordsOf = (text: string): string[] =>
  foldCaseAndAccents(repairMojibake(text))
    .replace(/['’‘`]s\b/g, '')
    .replace(/['’‘`]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** 'licenses' and 'licensed', 'story' and 'stories' have the same stem. */
export const stem = (word: string): string => {
  const cached = stemCache.get(word);
  if (cached !== undefined) return cached;
  const short = computeStem(word);
  if (stemCache.size < MAX_CACHED_STEMS) stemCache.set(word, short);
  return short;
};

const stemCache = new Map<string, string>();
const MAX_CACHED_STEMS = 50_000;

const computeStem = (word: string): string => {
  if (word.length < 4 || /^\d/.test(word)) return word;
  const singular = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?:(?<=s|x|z|ch|sh)es|(?<![sui])s)$/, '');
  const bare = singular.length > 5 ? singular.replace(/(?:ion|ed)$/, '') : singular;
  return bare.replace(/e$/, '').replace(/y$/, 'i');
};

const STOP_WORDS = new Set(
  `a about across all also am an and another any anybody anyone anything are around as at attend available be because been being
  best big cheap both bring but by calendar can check come comes coming cool could date dates day days describe did do does doing done during
  each else event events ever every everybody everyone everything exactly find for from full fun get gets give go goes going good got great had
  happen happening happens has have having he hello help her here hey hi him his hold holding hosted how i idea ideas if im in info
  information interested interesting into is isnt it its itself ive join just kind know later left like list live local look looking
  lot made make many may maybe me mean meet meets might mine miss missed more much must my near need needs new next nice no not now of off offer
  offering offers ok okay on one ones only opportunities opportunity options or organization organizations other others our ourselves out over own
  participate people perhaps plan planned plans please possible put really recommend right run running runs same say says see seen
  shall she should show shows so some somebody someone something soon sort still stuff suggest suggestions sure take takes tell than
  thank thanks that the their them then there theres these they thing things think this those thru till to today too town townwide up upcoming
  us very visit visiting want wanted wants was way we well went were what whats when whens where wheres which while who whom whos whose why
  will wish with would yes yet you your activities activity place places old until after before playing held start starts begin begins beginning end ends ending time
  happened organize organizes organized host hosts hosting put puts listed scheduled schedule occur occurs happens currently`
    .split(/\s+/)
    .filter(Boolean),
);

/** Stems that say little: an answer may lack them. */
const WEAK_STEMS = new Set(
  [
    'meeting',
    'game',
    'class',
    'program',
    'session',
    'open',
    'regular',
    'annual',
    'public',
    'community',
    'group',
    'show',
    'time',
  ].map(stem),
);

export type Term = Readonly<{ word: string; stem: string; isSlight: boolean }>;

export const extractTerms = (text: string, town: string): Term[] => {
  const left = new Set([...STOP_WORDS, ...wordsOf(town)]);
  const words = [...new Set(wordsOf(text))].filter((word) => !left.has(word) && (word.length > 1 || /\d/.test(word)));
  const terms = words.map((word) => {
    const meant = ABBREVIATIONS[word] ?? word;
    return { word, stem: stem(meant), isSlight: WEAK_STEMS.has(stem(meant)) };
  });
  return terms.slice(0, MAX_TERMS);
};

/** Bounds the work for long texts. */
const MAX_TERMS = 16;

/** Such as 'Our Town'. */
export const isNameless = (name: string): boolean => wordsOf(name).every((word) => STOP_WORDS.has(word));

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  ...{ ed: 'education', boe: 'education', lib: 'library', rec: 'recreation', xmas: 'christmas', bball: 'basketball' },
  ...{ hs: 'high', mtg: 'meeting', comm: 'community', dept: 'department', twp: 'township', pta: 'pta' },
};

const RELATED_WORDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  concert: {
    recital: 0.85,
    music: 0.82,
    chamber: 0.82,
    choral: 0.82,
    carols: 0.8,
    evensong: 0.8,
    band: 0.6,
    singers: 0.6,
    folk: 0.8,
  },
  music: { concert: 0.9, recital: 0.85, carols: 0.8, band: 0.8, evensong: 0.8, choral: 0.8, singers: 0.7 },
  choir: { singers: 0.85, choral: 0.85, sing: 0.85, carols: 0.7 },
  sing: { singers: 0.85, choral: 0.7, choir: 0.8, carols: 0.7 },
  movie: { film: 0.95, matinee: 0.95, cinema: 0.95 },
  film: { movie: 0.95, matinee: 0.95 },
  play: { theater: 0.8, drama: 0.85, musical: 0.8, performance: 0.8 },
  theater: { play: 0.9, drama: 0.85, musical: 0.85, performance: 0.8 },
  show: { performance: 0.8 },
  exhibit: { gallery: 0.9, prints: 0.7 },
  art: { gallery: 0.85, drawing: 0.85, printmaking: 0.85, exhibition: 0.85 },
  sport: { soccer: 0.7, basketball: 0.7, football: 0.7, pickleball: 0.7 },
  workout: { yoga: 0.85, pickleball: 0.7, walk: 0.6 },
  exercise: { yoga: 0.85, pickleball: 0.7, walk: 0.6 },
  church: { worship: 0.9, faith: 0.9, mass: 0.9, evensong: 0.85 },
  mass: { worship: 0.85, service: 0.8 },
  worship: { service: 0.8 },
  service: { worship: 0.85, evensong: 0.8 },
  nature: { natural: 0.9, bird: 0.85, trail: 0.85, ranger: 0.85, lake: 0.8, creek: 0.8, park: 0.8 },
  hike: { walk: 0.9, trail: 0.85 },
  volunteer: { cleanup: 0.9, drive: 0.75, volunteers: 1 },
  lighting: { light: 0.95, lights: 0.95, lit: 0.95 },
  leaves: { leaf: 1 },
  collect: { collection: 1, pickup: 0.8 },
  vote: { election: 0.95, polls: 0.9 },
  voting: { election: 0.95, polls: 0.9 },
  poll: { election: 0.9 },
  donate: { drive: 0.9, donation: 1 },
  give: { drive: 0.8 },
  vaccine: { vaccination: 1 },
  vaccination: { vaccine: 1 },
  flu: { vaccination: 0.9 },
  shot: { vaccination: 0.9 },
  closure: { closed: 0.95, closing: 0.95 },
  closed: { closing: 0.9, closure: 0.9 },
  road: { route: 0.8, highway: 0.8, street: 0.6 },
  traffic: { route: 0.8, road: 0.8, highway: 0.8, lane: 0.8 },
  storytime: { story: 0.9 },
  toddler: { toddlers: 1 },
  kid: { children: 0.8 },
  read: { author: 0.7 },
  reading: { author: 0.8, reads: 0.9, story: 0.7 },
  lecture: { talk: 0.95 },
  talk: { lecture: 0.95 },
  food: { supper: 0.8, brunch: 0.8, breakfast: 0.8, barbecue: 0.8, market: 0.6, dinner: 0.7 },
  eat: { supper: 0.85, brunch: 0.85, breakfast: 0.85, barbecue: 0.85, dinner: 0.8, food: 0.7 },
  craft: { making: 0.8, wreath: 0.7 },
  swim: { swimming: 1, pool: 0.8 },
  swimming: { swim: 0.95, pool: 0.8, pools: 0.8 },
  pool: { swim: 0.7 },
  garden: { gardening: 0.9, plant: 0.7 },
  gardening: { garden: 0.95, plant: 0.8, seed: 0.8 },
  hockey: { flyers: 0.95 },
  baseball: { phillies: 0.95 },
  run: { trot: 0.8 },
  race: { trot: 0.9, derby: 0.8 },
  doctor: { health: 0.7 },
  police: { cop: 0.9 },
  tree: { trees: 1 },
  tv: { televisions: 1, electronics: 0.9 },
  computer: { computers: 1, electronics: 0.8 },
  recycle: { recycling: 0.9, electronics: 0.8 },
};

/** Best first, without the stem itself. */
export const relatedStemsOf = (one: string): readonly (readonly [string, number])[] => RELATED_STEMS.get(one) ?? [];

const RELATED_STEMS = new Map(
  Object.entries(RELATED_WORDS).map(([word, also]) => [
    stem(word),
    Object.entries(also)
      .map(([other, worth]) => [stem(other), worth] as const)
      .filter(([other]) => other !== stem(word)),
  ]),
);
