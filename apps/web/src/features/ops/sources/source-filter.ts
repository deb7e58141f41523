import { foldCaseAndAccents, type OpsSource, SOURCE_STATES, type SourceState } from '#libs/contracts';

export type SourceChoice = SourceState | 'trouble' | 'all';

export type SourceFilter = Readonly<{ shown: SourceChoice; term: string }>;

/** An unknown state shows all sources. */
export const parseSourceFilter = (search: string): SourceFilter => {
  const parameters = new URLSearchParams(search);
  const shown = SOURCE_CHOICES.find((one) => one === parameters.get('state')) ?? 'all';
  return { shown, term: parameters.get('q') ?? '' };
};

export const SOURCES_PATH = '/ops/sources';

export const sourcesPathFor = ({ shown, term }: SourceFilter): string => {
  const search = new URLSearchParams({ ...(shown !== 'all' && { state: shown }), ...(term && { q: term }) }).toString();
  return search ? `${SOURCES_PATH}?${search}` : SOURCES_PATH;
};

export const SOURCE_CHOICES: readonly SourceChoice[] = ['all', 'trouble', ...SOURCE_STATES];

export const matchesFilter = (source: OpsSource, { shown, term }: SourceFilter): boolean =>
  matchesChoice(source, shown) && matchesTerm(source, term);

const matchesChoice = ({ state, isTrouble }: OpsSource, shown: SourceChoice) =>
  shown === 'all' || (shown === 'trouble' ? isTrouble : state === shown);

/** Every word of the term occurs in the name, address or report, ignoring case and accents. */
const matchesTerm = ({ name, address, report }: OpsSource, term: string): boolean => {
  const text = foldCaseAndAccents(`${name} ${address} ${report}`);
  return foldCaseAndAccents(term)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

export const countSources = (all: readonly OpsSource[]): ReadonlyMap<SourceChoice, number> =>
  new Map(SOURCE_CHOICES.map((shown) => [shown, all.filter((source) => matchesChoice(source, shown)).length]));
