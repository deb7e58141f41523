import { ALIASES } from '../aliases';
import type { CliCommand } from '../command';
import { COMMON_OPTIONS, optionsOf } from '../help';

export type CompletionWord = Readonly<{ word: string; help: string }>;

/** `said` are the words typed so far. With `isOpen` other words may follow too. `valued` are the options that take a value. */
export type CompletionPlace = Readonly<{
  said: string;
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
    place.said.split(' ')[0] === word ? [{ ...place, said: alias + place.said.slice(word.length) }] : [],
  );

const placesOf = (commands: readonly CliCommand[]): readonly CompletionPlace[] => [
  { said: '', isOpen: false, offers: [...wordsAfter('', commands), ...TOP_LEVEL_WORDS], valued: [] },
  ...namePrefixes(commands).map((said) => ({ said, isOpen: false, offers: wordsAfter(said, commands), valued: [] })),
  ...commands.map(placeAfterCommand),
];

const TOP_LEVEL_WORDS: readonly CompletionWord[] = [
  ...Object.entries(COMMON_OPTIONS).map(([option, help]) => ({ word: `--${option}`, help })),
  { word: '--version', help: 'prints the version' },
];

const namePrefixes = (commands: readonly CliCommand[]) => {
  const names = commands.map(({ name }) => name);
  const all = names.flatMap((name) => name.split(' ').map((_, i, words) => words.slice(0, i).join(' ')));
  return [...new Set(all)].filter((said) => said !== '' && !names.includes(said));
};

const wordsAfter = (said: string, commands: readonly CliCommand[]): readonly CompletionWord[] => {
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

const placeAfterCommand = (command: CliCommand): CompletionPlace => {
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
