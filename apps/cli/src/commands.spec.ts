import { spawnSync } from 'node:child_process';
import { ROLES } from '#libs/contracts';
import type { CliCommand } from './command';
import { commands, commandsByFirstWord, findCommand } from './commands';
import { bashCompletion } from './completion/bash';
import { completionPlaces } from './completion/completion-places';
import { zshCompletion } from './completion/zsh';
import { helpOverview } from './help';
import { manPage } from './man/page';
import { roffArgument, roffLine } from './man/roff';
import { parseArguments, usageVariantsOf } from './parse-arguments';
import { wordsOf } from './testing/words-of';

describe('The table of commands', () => {
  it('has each name once, and one sentence or two for each', () => {
    expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
    for (const { summary } of commands) expect(summary).toMatch(/^[A-Z].*\.$/);
  });

  it.each(commands.flatMap((command) => command.examples.map((example) => [example, command] as const)))(
    'has an example that is a call of its command: almanac %s',
    (example, command) => {
      const words = wordsOf(example);
      expect(findCommand(words)).toBe(command);
      expect(() => parseArguments(command, words.slice(command.name.split(' ').length))).not.toThrow();
    },
  );

  it.each(commands.map((command) => [command.name, command] as const))(
    'says in its usage all options there are, and only those: %s',
    (_, { usage, options = {} }) => {
      expect([...usage.matchAll(/--([\w-]+)/g)].map(([, option]) => option).toSorted()).toEqual(Object.keys(options).toSorted());
    },
  );

  it.each(['role grant', 'role revoke'])('offers every role there is: %s', (name) => {
    expect(findCommand(name.split(' '))).toMatchObject({ offers: ROLES, usage: expect.stringContaining(ROLES.join('|')) });
  });

  it('is told whole, with the exit codes', () => {
    const help = helpOverview(commands);
    for (const { name } of commands) expect(help).toContain(`\n  ${name}`);
    for (const code of ['0', '1', '2']) expect(help).toContain(`\n  ${code}  `);
  });
});

describe('An alias', () => {
  it('calls the commands it stood for before', () => {
    expect(findCommand(['feeds', 'list'])).toBe(findCommand(['sources', 'list']));
    expect(findCommand(['feeds', 'list'])).toBeDefined();
    expect(commandsByFirstWord('feeds')).toEqual(commandsByFirstWord('sources'));
  });

  it('is named in the help and in the man page', () => {
    expect(helpOverview(commands)).toContain('`almanac feeds …` is the same as `almanac sources …`.');
    expect(manPage(commands)).toContain(roffLine('`almanac feeds …` is the same as `almanac sources …`.'));
  });
});

describe('A call', () => {
  const command = (usage: string, ...valued: string[]) =>
    ({
      usage,
      options: Object.fromEntries(
        [...usage.matchAll(/--([\w-]+)/g)].map(([, option]) => [
          option!,
          { type: valued.includes(option!) ? ('string' as const) : ('boolean' as const), help: '' },
        ]),
      ),
    }) as CliCommand;

  it.each([
    ['', [], [], undefined],
    ['', ['more'], [], 'No word follows it.'],
    ['ID [--at INSTANT]', [], ['at'], 'ID is missing.'],
    ['ID [--at INSTANT]', ['7', '8'], ['at'], 'Only one word follows it.'],
    ['OLD NEW', ['one'], [], 'NEW is missing.'],
    ['OLD NEW', [], [], 'OLD and NEW are missing.'],
    ['OLD NEW', ['1', '2', '3'], [], 'No more than 2 words follow it.'],
    ['NAME … | --all [--force]', [], [], 'NAME, or --all is missing.'],
    ['NAME … | --all [--force]', ['a', 'b', 'c'], [], undefined],
    ['NAME … | --all [--force]', ['--all', '--force'], [], undefined],
    ['[NAME … | --all]', [], [], undefined],
    ['[REACTOR FACT]', ['a', 'b'], [], undefined],
    ['REACTOR FACT --reason WHY', ['a', 'b'], ['reason'], '--reason is missing.'],
    ['REACTOR FACT --reason WHY', [], ['reason'], 'REACTOR and FACT and --reason are missing.'],
    ['KEY | --email ADDRESS', [], ['email'], 'KEY, or --email is missing.'],
    ['KEY | --email ADDRESS', ['--email', 'a@b'], ['email'], undefined],
    ['EMAIL a|b [--revoke [--reason TEXT]]', ['ada@example.com', 'a'], ['reason'], undefined],
    ['EMAIL a|b [--revoke [--reason TEXT]]', ['ada@example.com'], ['reason'], 'a or b is missing.'],
    ['[SOURCE]', [' '], [], 'One of its words is empty.'],
    ['bash|zsh', [], [], 'bash or zsh is missing.'],
  ] as const)("of '%s' with %j", (usage, words, valued, complaint) => {
    const call = () => parseArguments(command(usage, ...valued), words);
    if (complaint) expect(call).toThrow(complaint);
    else expect(call).not.toThrow();
  });

  it('that only asks for help lacks nothing', () => expect(() => parseArguments(command('ID'), ['--help'])).not.toThrow());

  it('has one way or several', () => {
    expect(
      usageVariantsOf(command('FILE --organization NAME | FOLDER --sources CSV [--force]', 'organization', 'sources')),
    ).toEqual([
      { words: ['FILE'], options: ['organization'], most: 1 },
      { words: ['FOLDER'], options: ['sources'], most: 1 },
    ]);
  });
});

describe('The completion', () => {
  const places = completionPlaces(commands);
  const inBash = (...words: string[]): string[] => {
    const script = `${bashCompletion(places)}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _almanac; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-c', script, 'bash', 'almanac', ...words], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    return stdout.split('\n').filter(Boolean);
  };

  it.each(commands.map(({ name }) => name))('leads word by word to %s', (name) => {
    const words = name.split(' ');
    for (const [i, word] of words.entries()) expect(inBash(...words.slice(0, i), word.slice(0, -1))).toContain(word);
  });

  it('knows the options of a command, of no other, and nothing of what stands behind one', () => {
    expect(inBash('audit', 'event', '4217', '--')).toEqual(['--at', '--help', '--json']);
    expect(inBash('audit', 'event', '--at', '')).toEqual([]);
    expect(inBash('audit', '--')).toEqual([]);
    expect(inBash('--v')).toEqual(['--version']);
  });

  it('knows words that cost nothing', () => {
    expect(inBash('completion', '')).toEqual(['bash', 'zsh', '--help', '--json']);
    expect(inBash('projections', 'rebuild', 'count')).toEqual(['counts']);
    expect(inBash('projections', 'rebuild', 'counts', 'cata')).toEqual(['catalogue']);
  });

  it('completes an alias like the word it stands for, but does not offer it', () => {
    expect(inBash('feeds', '')).toEqual(inBash('sources', ''));
    expect(inBash('feeds', 'pause', '--')).toContain('--until');
    expect(inBash('')).not.toContain('feeds');
  });

  it('quotes what has quotes and colons in it', () => {
    const table = [
      {
        name: 'forget',
        usage: '',
        summary: "It's gone: $HOME `all`.",
        examples: ['forget'],
        answer: () => ({ json: 0, lines: [] }),
      },
    ] as const;
    expect(zshCompletion(completionPlaces(table))).toContain("'forget:It'\\''s gone: $HOME `all`.'");
  });
});

describe('The man page', () => {
  const page = manPage(commands);

  it('has every command with its options and its examples', () => {
    for (const { name, options = {}, examples } of commands) {
      expect(page).toContain(`\n.SS ${roffArgument(name)}\n`);
      for (const option of Object.keys(options)) expect(page).toContain(`.B "${roffArgument(`--${option}`).slice(1, -1)}"`);
      for (const example of examples) expect(page).toContain(roffLine(`  almanac ${example}`));
    }
  });

  it('is told nothing by what it tells', () => {
    expect(roffLine('.so /etc/passwd')).toBe('\\&.so /etc/passwd');
    expect(roffLine("'br")).toBe('\\(aqbr');
    expect(roffLine('a\\nb --to')).toBe('a\\enb \\-\\-to');
    expect(roffArgument('say "…"')).toBe('"say \\(dq\\[u2026]\\(dq"');
    for (const line of page.split('\n')) expect(line).toMatch(/^(\.(TH|SH|SS|TP|PP|B|br|nf|fi)( |$)|[^.'])[\x20-\x7e]*$/);
  });
});
