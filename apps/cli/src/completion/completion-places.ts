import { ALIASES } from '../aliases';
import type { CliCommand } from '../command';
import { COMMON_OPTIONS, optionsOf } from '../help';

export type CompletionWord = Readonly<{ word: string; help: string }>;

/** `prefix` is the words typed so far. With `isOpen` other words may follow too. `valued` are the options that take a value. */
export type CompletionPlace = Readonly<{
  prefix: string;
  isOpen: boolean;
  offers: readonly CompletionWord[];
  valued: readonly string[];
}>;

/** Behind `almanac`, behind the first words of names, behind whole names. An alias is completed, but not offered. */
export const completionPlaces = (commands: readonly CliCommand[]): readonly CompletionPlace[] => {
  const places = placesOf(commands);
  return [...places, ...Object.entries(ALIASES).flatMap(([alias, word]) => placesOfAlias(alias, word, places))];
};

const placesOfAlias = (alias: string, word: string, places: readonly CompletionPlace[]) =>
  places.flatMap((place) =>
    place.prefix.split(' ')[0] === word ? [{ ...place, prefix: alias + place.prefix.slice(word.length) }] : [],
  );

const placesOf = (commands: readonly CliCommand[]): readonly CompletionPlace[] => [
  { prefix: '', isOpen: false, offers: [...wordsAfter('', commands), ...TOP_LEVEL_WORDS], valued: [] },
  ...namePrefixes(commands).map((prefix) => ({ prefix, isOpen: false, offers: wordsAfter(prefix, commands), valued: [] })),
  ...commands.map(placeAfterCommand),
];

const TOP_LEVEL_WORDS: readonly CompletionWord[] = [
  ...Object.entries(COMMON_OPTIONS).map(([option, help]) => ({ word: `--${option}`, help })),
  { word: '--version', help: 'prints the version' },
];

const namePrefixes = (commands: readonly CliCommand[]) => {
  const names = commands.map(({ name }) => name);
  const all = names.flatMap((name) => name.split(' ').map((_, i, words) => words.slice(0, i).join(' ')));
  return [...new Set(all)].filter((prefix) => prefix !== '' && !names.includes(prefix));
};

const wordsAfter = (prefix: string, commands: readonly CliCommand[]): readonly CompletionWord[] => {
  const depth = prefix === '' ? 0 : prefix.split(' ').length;
  const following = commands.filter(({ name }) => prefix === '' || name.startsWith(`${prefix} `));
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

const placeAfterCommand = (command: CliCommand): CompletionPlace => {
  const options = optionsOf(command);
  return {
    prefix: command.name,
    isOpen: true,
    offers: [
      ...(command.offers ?? []).map((word) => ({ word, help: '' })),
      ...options.map(({ option, help }) => ({ word: `--${option}`, help })),
    ],
    valued: options.filter(({ takesValue }) => takesValue).map(({ option }) => `--${option}`),
  };
};
