import { ALIAS_LINES } from '../aliases';
import type { CliCommand } from '../command';
import { EXIT_CODES, usageOf } from '../help';
import { version } from '../version';
import { argument, line } from './roff';

/** `almanac(1)` in roff. */
export const manPage = (commands: readonly CliCommand[]): string =>
  [
    `.TH ALMANAC 1 "" ${argument(`Almanac ${version}`)} ${argument('Almanac')}`,
    '.SH NAME',
    `almanac \\- ${line('looks after the calendar of everything that happens in a town')}`,
    '.SH SYNOPSIS',
    ...['almanac COMMAND [--json]', 'almanac [COMMAND] --help', 'almanac --version'].flatMap((call, i) => [
      ...(i > 0 ? ['.br'] : []),
      line(call),
    ]),
    '.SH DESCRIPTION',
    ...DESCRIPTION.flatMap((paragraph, i) => [...(i > 0 ? ['.PP'] : []), line(paragraph)]),
    '.SH COMMANDS',
    ...commands.flatMap(section),
    '.SH EXIT STATUS',
    ...Object.entries(EXIT_CODES).flatMap(([code, meaning]) => item(code, meaning)),
    '.SH ENVIRONMENT',
    ...Object.entries(ENVIRONMENT).flatMap(([name, meaning]) => item(name, meaning)),
  ].join('\n');

const DESCRIPTION = [
  'Operators and auditors call it beside the servers of a town, with their environment. Servers may run, unless a command says otherwise.',
  'With --json the answer is one JSON value on the output, and an error is one on the error output: error, message, exitCode, and usage where it was called wrongly. Without it, what takes long tells on the error output how far it has come: on a terminal as a bar with the rate and the time left, elsewhere in a line every ten seconds.',
  ...ALIAS_LINES,
];

const ENVIRONMENT = {
  ALMANAC_DATA_DIR: 'the folder of the town, ./data if it is left out',
  EVENTSTORE_URL: 'the EventStoreDB that has the log, where one has',
  MONGODB_URL: 'the MongoDB that has the read models, where one has',
};

const section = (command: CliCommand): string[] => [
  `.SS ${argument(command.name)}`,
  `.B ${argument(usageOf(command))}`,
  '.PP',
  line(command.summary),
  ...(command.details ?? []).map(line),
  ...Object.entries(command.options ?? {}).flatMap(([option, { help }]) => item(`--${option}`, help)),
  '.PP',
  'For example:',
  '.PP',
  '.nf',
  ...command.examples.map((example) => line(`  almanac ${example}`)),
  '.fi',
];

const item = (name: string, meaning: string) => ['.TP', `.B ${argument(name)}`, line(meaning)];
