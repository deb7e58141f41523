import { foldCaseAndAccents, type OpsSource, SOURCE_STATES, type SourceState } from '#libs/contracts';

export type SourceChoice = SourceState | 'trouble' | 'all';

export type SourceFilter = Readonly<{ choice: SourceChoice; term: string }>;

export const parseSourceFilter = (search: string): SourceFilter => {
  const parameters = new URLSearchParams(search);
  const choice = SOURCE_CHOICES.find((one) => one === parameters.get('state')) ?? 'all';
  return { choice, term: parameters.get('q') ?? '' };
};

export const SOURCES_PATH = '/ops/sources';

export const sourcesPathFor = ({ choice, term }: SourceFilter): string => {
  const search = new URLSearchParams({ ...(choice !== 'all' && { state: choice }), ...(term && { q: term }) }).toString();
  return search ? `${SOURCES_PATH}?${search}` : SOURCES_PATH;
};

export const SOURCE_CHOICES: readonly SourceChoice[] = ['all', 'trouble', ...SOURCE_STATES];

export const matchesFilter = (source: OpsSource, { choice, term }: SourceFilter): boolean =>
  matchesChoice(source, choice) && matchesTerm(source, term);

const matchesChoice = ({ state, isTrouble }: OpsSource, choice: SourceChoice) =>
  choice === 'all' || (choice === 'trouble' ? isTrouble : state === choice);

const matchesTerm = ({ name, address, report }: OpsSource, term: string): boolean => {
  const text = foldCaseAndAccents(`${name} ${address} ${report}`);
  return foldCaseAndAccents(term)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

export const countSources = (all: readonly OpsSource[]): ReadonlyMap<SourceChoice, number> =>
  new Map(SOURCE_CHOICES.map((choice) => [choice, all.filter((source) => matchesChoice(source, choice)).length]));
