/** @engines none */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EventStore, Projector } from '#libs/event-sourcing';
import { readConfiguration } from '../apps/api/src/settings/configuration';
import type { CliCommand, CommandOutcome } from '../apps/cli/src/command';
import { findCommand } from '../apps/cli/src/commands';
import { parseArguments } from '../apps/cli/src/parse-arguments';
import { Terminal } from '../apps/cli/src/terminal';
import { wordsOf } from '../apps/cli/src/testing/words-of';
import { registerAccount } from './account';
import { type Almanac, createDataDirectory, NOW, openAlmanac } from './app';
import { toCalendar } from './publisher';

const PAGES = ['README.md', ...readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []))];

type Block = Readonly<{ page: string; kind: string; text: string }>;
type Example = Readonly<{ page: string; kind: string; line: string; output: readonly string[] }>;

const blocks: readonly Block[] = PAGES.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/^( *)```(\w+)\n(.*?)^\1```$/gms)].map(([, indent, kind, text]) => ({
    page,
    kind: kind!,
    text: text!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  })),
);

const examplesIn = ({ page, kind, text }: Block): readonly Example[] => {
  if (kind === 'sh') return text.split('\n').map((line) => ({ page, kind, line, output: [] }));
  if (kind !== 'console') return [];
  return text.split(/^\$ /m).flatMap((part) => {
    const [line, ...output] = part.trimEnd().split('\n');
    return line ? [{ page, kind, line, output: output.filter((one) => one !== '') }] : [];
  });
};

/** Needs a network, or a value that only the reader has. */
const NEEDS_MORE = /:\/\/| (?:ID|KEY|EVENT|PROJECTION|REACTOR|FACT|POSITION:HEAD)\b| - >/;

const refusedStarts = blocks.flatMap(examplesIn).filter(({ kind, line }) => kind === 'console' && line.endsWith(' npm start'));

const examples = blocks.flatMap(examplesIn).filter(({ line }) => /^(?:\w+=\S+ )?almanac /.test(line) && !NEEDS_MORE.test(line));

/** Here they are in the town's folder. */
const FILE = /^(?:\.\/|\/mnt\/)?[\w./-]+\.(?:ics|csv|ndjson|db)$|^feeds\/$|^\.\/restored$|^\/mnt\/.+/;

describe('A reader of the documentation', () => {
  let [almanac, folder]: [Almanac, string] = [undefined!, ''];
  const at = (word: string) => (FILE.test(word) ? join(folder, word) : word);

  beforeAll(async () => {
    folder = createDataDirectory();
    mkdirSync(join(folder, 'feeds'));
    mkdirSync(join(folder, 'mnt/backups'), { recursive: true });
    for (const name of ['children', 'council', 'north'])
      for (const file of [`${name}.ics`, `feeds/${name}.ics`]) writeFileSync(join(folder, file), toCalendar([`At the ${name}`]));
    // The id of an event follows from its UID and its source, so the pages can name it.
    const library = toCalendar(['Story time']).replace('UID:Story time', 'UID:story@library.example');
    for (const file of ['library.ics', 'feeds/library.ics']) writeFileSync(join(folder, file), library);
    writeFileSync(join(folder, 'sources.csv'), blocks.find(({ kind }) => kind === 'csv')!.text);
    almanac = await openAlmanac();
    await registerAccount(almanac, 'nora@example.com');
    await registerAccount(almanac, 'olive@example.com');
  });

  it.each(examples.map((example) => [example.page, example.line, example] as const))(
    'of %s can call: %s',
    async (_, line, { kind, output }) => {
      const { code, lines } = await call(line);
      if (kind === 'console') expect([code, lines]).toEqual([0, lines]);
      else expect([0, 1]).toContain(code);
      const plain = lines.join('\n').replaceAll(`${folder}/restored`, './restored').replaceAll(`${folder}/mnt`, '/mnt');
      expect(linesMissing(plain.split('\n'), output)).toEqual([]);
    },
  );

  it.each(refusedStarts)('of $page is told why this does not start: $line', ({ line, output }) => {
    const [name, value] = line.split(' ')[0]!.split('=');
    expect(() => readConfiguration({ ALMANAC_DATA_DIR: folder, [name!]: value })).toThrow(new Error(output.join('\n')));
  });

  it('names her town, and that is what the server reads', () => {
    const block = blocks.find(({ page, text }) => page === 'docs/your-town.md' && text.includes('town.json'))!;
    const cwd = createDataDirectory();
    expect(spawnSync('sh', ['-e', '-c', block.text.replace('npm start', '')], { cwd }).status).toBe(0);
    expect(readConfiguration({ ALMANAC_DATA_DIR: join(cwd, 'data') })).toMatchObject({ ALMANAC_SEED: 'none' });
  });

  it('can paste every block into a shell', () => {
    const scripts = blocks.filter(({ kind }) => kind === 'sh').map(({ text }) => text);
    expect(spawnSync('bash', ['-n'], { input: scripts.join('\n'), encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });

  const call = async (line: string): Promise<{ code: number; lines: readonly string[] }> => {
    const [first, ...rest] = wordsOf(line);
    const [environment, words] = first === 'almanac' ? [[], rest] : [first!.split('='), rest.slice(1)];
    const command = findCommand(words)!;
    const { values, positionals } = parseArguments(command, words.slice(command.name.split(' ').length));
    const input = { terminal: new Terminal(), values: mapped(values), positionals: positionals.map(at) };
    const [, dataDirectory = almanac.dataDirectory] = environment;
    const outcome = await outcomeOf(command, input, at(dataDirectory)).catch((error: Error) => ({
      failed: true,
      lines: [error.message],
    }));
    await almanac.app.get(Projector).caughtUpTo(await almanac.app.get(EventStore).head());
    return { code: outcome.failed ? 1 : 0, lines: outcome.lines };
  };

  const mapped = (values: Readonly<Record<string, string | boolean>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? at(value) : value]));

  const outcomeOf = async (
    command: CliCommand,
    input: Readonly<{ terminal: Terminal; values: Record<string, string | boolean>; positionals: readonly string[] }>,
    ALMANAC_DATA_DIR: string,
  ): Promise<Pick<CommandOutcome, 'failed' | 'lines'>> => {
    if ('answer' in command) return command.answer(input);
    if ('runOnFiles' in command)
      return command.runOnFiles({
        ...input,
        configuration: readConfiguration({ ALMANAC_DATA_DIR, ALMANAC_NOW: NOW, ALMANAC_SEED: 'none' }),
      });
    return command.run({ ...input, app: almanac.app });
  };
});

/** Lines that do not follow each other in the output; `…` stands for anything. */
const linesMissing = (lines: readonly string[], expected: readonly string[]): readonly string[] => {
  let from = 0;
  return expected.filter((one) => {
    const pattern = new RegExp(`^${words(one).split('…').map(escaped).join('.*')}$`);
    const found = lines.findIndex((line, nth) => nth >= from && pattern.test(words(line)));
    from = found < 0 ? from : found + 1;
    return found < 0;
  });
};

const words = (line: string) => line.trim().replaceAll(/ +/g, ' ');

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
