import { foldCaseAndAccents, type TownEvent } from '#libs/contracts';
import { type FilterReason, TRAITS, type Trait, type Traits } from '#libs/contracts/filters';

type NamedEvent = Pick<TownEvent, 'name' | 'organization'>;

/** Events of one organization with the same title are a series. Numbers and dates in the title do not count. */
export const seriesKeyOf = ({ name, organization }: NamedEvent): string =>
  `${organization}\n${foldCaseAndAccents(name)
    .replace(DATES, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()}`;

const DATES =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d+/g;

export type SeriesTraits = ReadonlyMap<string, Traits>;

/** What the events of each series say, by `seriesKeyOf`. An event of the series without a text of its own probably has the same traits. */
export const findSeriesTraits = (events: readonly Readonly<{ series: string; traits: Traits }>[]): SeriesTraits => {
  const found = new Map<string, Partial<Record<Trait, FilterReason>>>();
  for (const { series, traits } of events) {
    const statedTraits = TRAITS.flatMap((trait) => {
      const reason = traits[trait];
      return reason && !reason.level && reason.saidIn === 'description' ? [[trait, reason] as const] : [];
    });
    if (statedTraits.length > 0) found.set(series, { ...Object.fromEntries(statedTraits), ...found.get(series) });
  }
  return found;
};

export const withSeriesTraits = (traits: Traits, ofSeries: Traits = {}): Traits =>
  inOrder({
    ...Object.fromEntries(
      Object.entries(ofSeries).map(([trait, { words }]) => [trait, { saidIn: 'series', words, level: 'probably' } as const]),
    ),
    ...traits,
  });

/** A decision of an operator wins over all evidence. */
export const withCorrections = (traits: Traits, corrections: Readonly<Partial<Record<Trait, boolean>>> = {}): Traits =>
  inOrder({
    ...traits,
    ...Object.fromEntries(
      Object.entries(corrections).map(([trait, is]) => [trait, is ? { saidIn: 'operator', words: '' } : undefined]),
    ),
  });

const inOrder = (traits: Readonly<Partial<Record<Trait, FilterReason | undefined>>>): Traits =>
  Object.fromEntries(TRAITS.flatMap((trait) => (traits[trait] ? [[trait, traits[trait]]] : [])));
