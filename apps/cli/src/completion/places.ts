import { ALIASES } from '../aliases';
import type { CliCommand } from '../command';
import { COMMON_OPTIONS, optionsOf } from '../help';

/** Something a shell may complete a word to. */
export type Offer = Readonly<{ word: string; help: string }>;

/**
 * What may follow the words said so far: all of them, or, where `isOpen`, whatever else stands behind them too. `valued` are the
 * options behind which a value stands, which nothing here knows.
 */
export type Place = Readonly<{ said: string; isOpen: boolean; offers: readonly Offer[]; valued: readonly string[] }>;

/** All places of the table: behind `almanac`, behind the first words of names, behind whole names. An alias is completed, but not offered. */
export const placesIn = (commands: readonly CliCommand[]): readonly Place[] => {
  const places = placesOf(commands);
  return [...places, ...Object.entries(ALIASES).flatMap(([alias, word]) => placesOfAlias(alias, word, places))];
};

const placesOfAlias = (alias: string, word: string, places: readonly Place[]) =>
  places.flatMap((place) =>
    place.said.split(' ')[0] === word ? [{ ...place, said: alias + place.said.slice(word.length) }] : [],
  );

const placesOf = (commands: readonly CliCommand[]): readonly Place[] => [
  { said: '', isOpen: false, offers: [...wordsAfter('', commands), ...BEHIND_ALMANAC], valued: [] },
  ...beginnings(commands).map((said) => ({ said, isOpen: false, offers: wordsAfter(said, commands), valued: [] })),
  ...commands.map(behind),
];

const BEHIND_ALMANAC: readonly Offer[] = [
  ...Object.entries(COMMON_OPTIONS).map(([option, help]) => ({ word: `--${option}`, help })),
  { word: '--version', help: 'which Almanac this is' },
];

/** Of names of several words, unless they are a name themselves. */
const beginnings = (commands: readonly CliCommand[]) => {
  const names = commands.map(({ name }) => name);
  const all = names.flatMap((name) => name.split(' ').map((_, i, words) => words.slice(0, i).join(' ')));
  return [...new Set(all)].filter((said) => said !== '' && !names.includes(said));
};

const wordsAfter = (said: string, commands: readonly CliCommand[]): readonly Offer[] => {
  const depth = said === '' ? 0 : said.split(' ').length;
  const following = commands.filter(({ name }) => said === '' || name.startsWith(`${said} `));
  return [...Map.groupBy(following, ({ name }) => name.split(' ')[depth]!)].map(([word, those]) => ({
    word,
    help:
      those.length === 1
        ? those[0]!.summary
        : those
            .map(({ name }) =>
              name
                .split(' ')
                .slice(depth + 1)
                .join(' '),
            )
            .join(', '),
  }));
};

const behind = (command: CliCommand): Place => {
  const options = optionsOf(command);
  return {
    said: command.name,
    isOpen: true,
    offers: [
      ...(command.offers ?? []).map((word) => ({ word, help: '' })),
      ...options.map(({ option, help }) => ({ word: `--${option}`, help })),
    ],
    valued: options.filter(({ takesValue }) => takesValue).map(({ option }) => `--${option}`),
  };
};
