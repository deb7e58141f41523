import { folded, type OpsSource, SOURCE_STATES, type SourceState } from '#libs/contracts';

/** Which feeds are shown: of one state, those in trouble, or all. */
export type Shown = SourceState | 'trouble' | 'all';

export type FeedFilter = Readonly<{ shown: Shown; term: string }>;

/** As it stands in the address of the page; whatever it does not know shows all. */
export const filterIn = (search: string): FeedFilter => {
  const asked = new URLSearchParams(search);
  const shown = SHOWN.find((one) => one === asked.get('state')) ?? 'all';
  return { shown, term: asked.get('q') ?? '' };
};

export const FEEDS_PATH = '/ops/sources';

export const addressFor = ({ shown, term }: FeedFilter): string => {
  const search = new URLSearchParams({ ...(shown !== 'all' && { state: shown }), ...(term && { q: term }) }).toString();
  return search ? `${FEEDS_PATH}?${search}` : FEEDS_PATH;
};

export const SHOWN: readonly Shown[] = ['all', 'trouble', ...SOURCE_STATES];

export const isShown = (source: OpsSource, { shown, term }: FeedFilter): boolean => isOf(source, shown) && isFound(source, term);

const isOf = ({ state, isTrouble }: OpsSource, shown: Shown) =>
  shown === 'all' || (shown === 'trouble' ? isTrouble : state === shown);

/** Every word of the term stands in its names, its address or its report, whatever the accents and capitals. */
const isFound = ({ name, address, report }: OpsSource, term: string): boolean => {
  const text = folded(`${name} ${address} ${report}`);
  return folded(term)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** How many feeds each choice shows. */
export const countsOf = (all: readonly OpsSource[]): ReadonlyMap<Shown, number> =>
  new Map(SHOWN.map((shown) => [shown, all.filter((source) => isOf(source, shown)).length]));
