import { parseArgs } from 'node:util';
import { type CliCommand, UsageError } from './command';

const COMMON_OPTION_TYPES = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } } as const;

type ParsedArguments = Readonly<{ values: Readonly<Record<string, string | boolean>>; positionals: readonly string[] }>;

/** Throws UsageError before anything is opened. */
export const parseArguments = (command: CliCommand, words: readonly string[]): ParsedArguments => {
  const options = { ...COMMON_OPTION_TYPES, ...command.options };
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  if (!values.help) checkAgainstUsage(command, positionals, values);
  return { values: values as ParsedArguments['values'], positionals };
};

/** Usages have the syntax of man pages: `[optional]`, `one way | or another`, `REPEATED …`. */
const checkAgainstUsage = (command: CliCommand, positionals: readonly string[], values: object) => {
  const ways = usageVariantsOf(command);
  const missing = ways.map(({ words, options }) => [
    ...words.slice(positionals.length),
    ...options.filter((option) => !(option in values)).map((option) => `--${option}`),
  ]);
  const fewest = Math.min(...missing.map(({ length }) => length));
  if (fewest > 0) {
    const alternatives = missing
      .filter(({ length }) => length === fewest)
      .map((one) => one.join(' and ').replaceAll('|', ' or '));
    throw new UsageError(`${[...new Set(alternatives)].join(', or ')} ${fewest === 1 ? 'is' : 'are'} missing.`);
  }
  if (positionals.some((word) => word.trim() === '')) throw new UsageError('One of its words is empty.');
  const maxArguments = Math.max(...ways.map((way) => way.most));
  if (positionals.length > maxArguments)
    throw new UsageError(TOO_MANY_WORDS_MESSAGES[maxArguments] ?? `No more than ${maxArguments} words follow it.`);
};

const TOO_MANY_WORDS_MESSAGES: Readonly<Record<number, string>> = { 0: 'No word follows it.', 1: 'Only one word follows it.' };

export type UsageVariant = Readonly<{ words: readonly string[]; options: readonly string[]; most: number }>;

export const usageVariantsOf = ({
  usage,
  options: definitions = {},
}: Pick<CliCommand, 'usage' | 'options'>): readonly UsageVariant[] => {
  const takesValue = (option: string) => definitions[option]?.type === 'string';
  return usage.split(VARIANT_SEPARATOR).map((way) => {
    const all = usagePartsOf(way.replace(/[[\]]/g, ''), takesValue);
    const most = all.words.includes(REPEATED_MARK) ? Number.POSITIVE_INFINITY : all.words.length;
    const { words, options } = usagePartsOf(requiredPartOf(way), takesValue);
    return { words: words.filter((word) => word !== REPEATED_MARK), options, most };
  });
};

const requiredPartOf = (usage: string): string => {
  const less = usage.replace(/\[[^[\]]*\]/g, '');
  return less === usage ? usage : requiredPartOf(less);
};

const VARIANT_SEPARATOR = / \| (?![^[]*\])/;
const REPEATED_MARK = '…';

const usagePartsOf = (usage: string, takesValue: (option: string) => boolean) => {
  const parts = usage.split(' ').filter((part) => part !== '' && part !== '|');
  const options = parts.flatMap((part) => (part.startsWith('--') ? [part.slice(2)] : []));
  const isValue = (nth: number) => parts[nth - 1]?.startsWith('--') && takesValue(parts[nth - 1]!.slice(2));
  return { words: parts.filter((part, nth) => !part.startsWith('--') && !isValue(nth)), options };
};
