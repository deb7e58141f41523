import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RegisterOrganization } from '#libs/domain';
import { Commands } from '../apps/api/src/commands/commands';
import { commands } from '../apps/cli/src/commands';
import { usageVariantsOf } from '../apps/cli/src/parse-arguments';
import { createDataDirectory, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { publish } from './publishing';

const KEY = 'session_1_abcdefghijklmnopqrstuv';

describe('An operator at the command line', () => {
  const almanac = openCommandLine(createDataDirectory());

  it.each([[], ['--help'], ['-h']])('reads what there is: almanac %s', async (...words) => {
    const { code, output, complained } = await almanac(...words);
    expect([code, complained]).toEqual([0, '']);
    for (const command of ['seed', 'import ics FILE', 'projections list', 'projections rebuild NAME', 'audit preferences KEY'])
      expect(output).toContain(`\n  ${command}`);
  });

  it('lists the commands of a group', async () => {
    const help = await almanac('projections', '--help');
    expect([help.code, help.complained]).toEqual([0, '']);
    expect(help.output).toContain('projections verify');
    expect(help.output).not.toContain('audit preferences');
    const complained = `There is no command 'projections'.\n${help.output}`;
    expect(await almanac('projections')).toEqual({ code: 2, output: '', complained });
  });

  it('reads the help of a command, and nothing is done', async () => {
    const { code, output } = await almanac('audit', 'preferences', '--help');
    expect(code).toBe(0);
    expect(output).toMatch(/^almanac audit preferences KEY \[--at INSTANT\] \[--feed\]\n/);
    expect(output).toMatch(/\n {2}--at +an ISO instant/);
    expect(output).toMatch(/\n {2}--json +prints one JSON value/);
    expect(output).toContain('\n  almanac audit preferences user_');
  });

  it.each([
    [['fly'], /^There is no command 'fly'\.\nalmanac COMMAND/],
    [['fly', 'away', '--fast'], /^There is no command 'fly away'\.\n/],
    [['fly\x1b[2J'], /^There is no command 'fly'\.\n/],
    [['--fast'], /^There is no option '--fast' without a command\.\nalmanac COMMAND/],
    [['projections', 'forget'], /^There is no command 'projections forget'\.\nalmanac COMMAND/],
    [['projections', 'list', '--fast'], /Unknown option '--fast'/],
    [['projections', 'rebuild'], /^NAME, or --all is missing\.\n/],
    [['projections', 'rebuild', 'everything'], /^NAME is one of /],
    [['projections', 'rebuild', 'counts', 'everything'], /^NAME is one of /],
    [['projections', 'verify', 'everything'], /^NAME is one of /],
    [['projections', 'switch-back', 'counts', 'catalogue', '--reason', 'A story'], /^Only one word follows it/],
    [['projections', 'switch-back', 'counts'], /^--reason is missing/],
    [['projections', 'switch-back', 'counts', '--reason', ' '], /^Say why: --reason /],
    [['audit', 'preferences'], /^KEY is missing/],
    [['audit', 'preferences', 'Anna'], /^KEY is session_/],
    [['audit', 'preferences', KEY, '--at', 'noon'], /^--at must be an ISO instant/],
    [['audit', 'preferences', KEY, '--at', '2026-11-20T12:00:00'], /^--at must be an ISO instant/],
    [['audit', 'preferences', KEY, '--at'], /argument missing/],
  ])('calls it wrongly and reads how it is meant: almanac %j', async (words, sentence) => {
    const { code, output, complained } = await almanac(...words);
    expect([code, output]).toEqual([2, '']);
    expect(complained).toMatch(sentence);
    expect(complained).toContain('almanac ');
  });

  it('reads what is wrong in the configuration', async () => {
    const misconfigured = openCommandLine(createDataDirectory(), { ALMANAC_NOW: 'noon' });
    const complained = 'ALMANAC_NOW must be an ISO instant such as 2026-03-18T12:00:00-04:00.';
    expect(await misconfigured('projections', 'list')).toEqual({ code: 1, output: '', complained });
  });

  it('reads what to do in a folder where no server has run', async () => {
    const { code, complained } = await openCommandLine(createDataDirectory())('sources', 'list');
    expect([code, complained]).toEqual([
      1,
      'sources is being built by servers. If none runs on this data (ALMANAC_DATA_DIR), start one.',
    ]);
  });

  it('reads which Almanac it is', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(await almanac('--version')).toEqual({ code: 0, output: `almanac ${version}`, complained: '' });
    expect(JSON.parse((await almanac('--version', '--json')).output)).toEqual({ version });
  });

  describe.each(commands.map((command) => [command.name, command] as const))('calls %s', (name, command) => {
    const words = name.split(' ');

    it('and reads how it is meant, with examples', async () => {
      const { code, output, complained } = await almanac(...words, '--help');
      expect([code, complained]).toEqual([0, '']);
      for (const example of command.examples) expect(output).toContain(`\n  almanac ${example}`);
      expect(JSON.parse((await almanac(...words, '--help', '--json')).output)).toMatchObject([
        { name, usage: expect.stringContaining(name), examples: command.examples.map((example) => `almanac ${example}`) },
      ]);
    });

    it('with an option that there is not, and is told which', async () => {
      const { code, output, complained } = await almanac(...words, '--fly');
      expect([code, output]).toEqual([2, '']);
      expect(complained).toContain("'--fly'");
    });

    const [way] = usageVariantsOf(command);
    const needed = [...way!.words.map((word) => word.split('|')[0]!), ...way!.options];
    if (needed.length > 0)
      it('without what it needs, and is told as JSON what is missing', async () => {
        const { code, output, complained } = await almanac(...words, '--json');
        expect([code, output]).toEqual([2, '']);
        const error = JSON.parse(complained);
        expect(error).toMatchObject({ error: 'Called wrongly', exitCode: 2, usage: [expect.stringContaining(name)] });
        for (const one of needed) expect(error.message).toContain(one);
      });
    else
      it('and is answered in one JSON value, or told as one why not', async () => {
        const { code, output, complained } = await almanac(...words, '--json');
        const answer = JSON.parse(output || complained);
        expect(code).toBeLessThan(2);
        if (!output) expect(answer).toEqual({ error: 'Failed', message: expect.stringMatching(/^[A-Z].*\.$/), exitCode: 1 });
      });
  });

  it.each([
    [['fly'], "There is no command 'fly'."],
    [['projections'], "There is no command 'projections'."],
  ])('calls what there is not, and is told so as JSON: %j', async (words, message) => {
    const { code, output, complained } = await almanac(...words, '--json');
    expect([code, output]).toEqual([2, '']);
    expect(JSON.parse(complained)).toMatchObject({ error: 'Called wrongly', message, exitCode: 2 });
  });

  it('seeds an empty log, and only an empty log', async () => {
    const directory = createDataDirectory();
    const first = await openCommandLine(directory)('seed');
    expect(first).toMatchObject({ code: 0, complained: '' });
    expect(first.output).toMatch(/^The sample town is in the log: \d{3} events\.$/);
    const second = await openCommandLine(directory)('seed', '--json');
    expect([second.code, JSON.parse(second.output)]).toEqual([1, { events: 0 }]);

    const server = await openAlmanac({ ALMANAC_DATA_DIR: directory, ALMANAC_SEED: 'sample' });
    expect(first.output).toContain(` ${(await server.read<unknown[]>('/api/events?from=1990-01-01')).length} events`);
  });

  it('seeds no log of another town than the sample town', async () => {
    const directory = createDataDirectory();
    writeFileSync(join(directory, 'town.json'), JSON.stringify({ name: 'Davenport' }));
    const { code, output } = await openCommandLine(directory)('seed');
    expect([code, output]).toEqual([1, 'The sample town is Moorestown: nothing was seeded into the log of Davenport.']);
    const later = await openAlmanac({ ALMANAC_DATA_DIR: directory });
    expect(await later.read('/api/events?from=1990-01-01')).toEqual([]);
  });

  it('sees where each projection stands, and how far it is behind', async () => {
    const directory = createDataDirectory();
    expect(await openCommandLine(directory)('projections', 'list', '--json')).toMatchObject({ code: 0, output: '[]' });
    const server = await openAlmanac({ ALMANAC_DATA_DIR: directory, ALMANAC_SEED: 'sample' });
    const { code, output } = await openCommandLine(directory)('projections', 'list');
    expect(code).toBe(0);
    const [heads, ...rows] = output.split('\n').map((line) => line.split(/ +/));
    expect(heads).toEqual(['projection', 'version', 'state', 'position', 'head', 'lag', 'seconds', 'parked']);
    expect(rows.map(([name]) => name)).toContain('catalogue');
    for (const [, version, state, position, head, ...rest] of rows)
      expect([Number(version), state, position, rest]).toEqual([expect.any(Number), 'live', head, ['0', '0', '0']]);
    await server.close();

    const behind = await openAlmanac({ ALMANAC_DATA_DIR: directory, ALMANAC_ROLE: 'api' });
    for (const id of [1001, 1002]) {
      const late = { id, name: `Club ${id}`, category: 'Clubs', description: '', displayOrder: 50, subOrganizations: [] };
      await behind.app.get(Commands).issueWithoutWaiting('somebody', RegisterOrganization, late);
    }
    const later = openCommandLine(directory, { ALMANAC_NOW: '2026-11-20T12:01:30-05:00' });
    const lagging = JSON.parse((await later('projections', 'list', '--json')).output);
    expect(lagging).toHaveLength(rows.length);
    // Two of the facts are name claims that come before the registrations.
    for (const projection of lagging) expect(projection).toMatchObject({ state: 'live', events: 4, seconds: 90, parked: 0 });
  });

  it('reads names from sources as they are meant, whatever a terminal would make of them', async () => {
    const server = await openAlmanac();
    const anna = server.resident('Anna');
    await anna.save(await publish(server, 'story', { name: '\x1b[2J\x1b]0;mine\x07Chess\nclub' })).expect(200);
    const audit = (...words: string[]) => openCommandLine(server.dataDirectory)('audit', 'preferences', anna.key, ...words);
    expect((await audit()).output).toMatch(/ {2}saved: Chess club \(2026-11-20\)$/m);
    expect((await audit('--json')).output).toContain('"what": "\\u001b[2J\\u001b]0;mine\\u0007Chess\\nclub (2026-11-20)"');
  });
});
