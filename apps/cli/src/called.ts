import { parseArgs } from 'node:util';
import { type CliCommand, Usage } from './command';

const COMMON = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } } as const;

type Called = Readonly<{ values: Readonly<Record<string, string | boolean>>; positionals: readonly string[] }>;

/** What stands behind the name of a command. Throws, with what is unknown, missing or too much, before anything is opened. */
export const called = (command: CliCommand, words: readonly string[]): Called => {
  const options = { ...COMMON, ...command.options };
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  if (!values.help) holdAgainstUsage(command, positionals, values);
  return { values: values as Called['values'], positionals };
};

/** A usage reads as in every man page: `[what may be left out]`, `one way | or another`, `SEVERAL …`. */
const holdAgainstUsage = (command: CliCommand, positionals: readonly string[], values: object) => {
  const ways = waysOf(command);
  const missing = ways.map(({ words, options }) => [
    ...words.slice(positionals.length),
    ...options.filter((option) => !(option in values)).map((option) => `--${option}`),
  ]);
  const fewest = Math.min(...missing.map(({ length }) => length));
  if (fewest > 0) {
    const told = missing.filter(({ length }) => length === fewest).map((one) => one.join(' and ').replaceAll('|', ' or '));
    throw new Usage(`${[...new Set(told)].join(', or ')} ${fewest === 1 ? 'is' : 'are'} missing.`);
  }
  if (positionals.some((word) => word.trim() === '')) throw new Usage('One of its words is empty.');
  const most = Math.max(...ways.map((way) => way.most));
  if (positionals.length > most) throw new Usage(MOST[most] ?? `No more than ${most} words follow it.`);
};

const MOST: Readonly<Record<number, string>> = { 0: 'No word follows it.', 1: 'Only one word follows it.' };

/** A way to call a command: the words and options without which it is none, and how many words there may be. */
export type Way = Readonly<{ words: readonly string[]; options: readonly string[]; most: number }>;

export const waysOf = ({ usage, options: known = {} }: Pick<CliCommand, 'usage' | 'options'>): readonly Way[] => {
  const takesValue = (option: string) => known[option]?.type === 'string';
  return usage.split(NOT_IN_BRACKETS).map((way) => {
    const all = partsOf(way.replace(/[[\]]/g, ''), takesValue);
    const most = all.words.includes(SEVERAL) ? Number.POSITIVE_INFINITY : all.words.length;
    const { words, options } = partsOf(needed(way), takesValue);
    return { words: words.filter((word) => word !== SEVERAL), options, most };
  });
};

/** Without what may be left out, also within what may be. */
const needed = (usage: string): string => {
  const less = usage.replace(/\[[^[\]]*\]/g, '');
  return less === usage ? usage : needed(less);
};

const NOT_IN_BRACKETS = / \| (?![^[]*\])/;
const SEVERAL = '…';

const partsOf = (usage: string, takesValue: (option: string) => boolean) => {
  const parts = usage.split(' ').filter((part) => part !== '' && part !== '|');
  const options = parts.flatMap((part) => (part.startsWith('--') ? [part.slice(2)] : []));
  const isValue = (nth: number) => parts[nth - 1]?.startsWith('--') && takesValue(parts[nth - 1]!.slice(2));
  return { words: parts.filter((part, nth) => !part.startsWith('--') && !isValue(nth)), options };
};
