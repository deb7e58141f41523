import { ALIAS_LINES } from '../aliases';
import type { CliCommand } from '../command';
import { EXIT_CODES, usageOf } from '../help';
import { version } from '../version';
import { roffArgument, roffLine } from './roff';

export const manPage = (commands: readonly CliCommand[]): string =>
  [
    `.TH ALMANAC 1 "" ${roffArgument(`Almanac ${version}`)} ${roffArgument('Almanac')}`,
    '.SH NAME',
    `almanac \\- ${roffLine('looks after the calendar of everything that happens in a town')}`,
    '.SH SYNOPSIS',
    ...['almanac COMMAND [--json]', 'almanac [COMMAND] --help', 'almanac --version'].flatMap((call, i) => [
      ...(i > 0 ? ['.br'] : []),
      roffLine(call),
    ]),
    '.SH DESCRIPTION',
    ...DESCRIPTION_PARAGRAPHS.flatMap((paragraph, i) => [...(i > 0 ? ['.PP'] : []), roffLine(paragraph)]),
    '.SH COMMANDS',
    ...commands.flatMap(commandSection),
    '.SH EXIT STATUS',
    ...Object.entries(EXIT_CODES).flatMap(([code, meaning]) => definitionItem(code, meaning)),
    '.SH ENVIRONMENT',
    ...Object.entries(ENVIRONMENT_HELP).flatMap(([name, meaning]) => definitionItem(name, meaning)),
  ].join('\n');

const DESCRIPTION_PARAGRAPHS = [
  'Operators and auditors call it beside the servers of a town, with their environment. Servers may run, unless a command says otherwise.',
  'With --json the answer is one JSON value on the output, and an error is one on the error output: error, message, exitCode, and usage where it was called wrongly. Without it, what takes long tells on the error output how far it has come: on a terminal as a bar with the rate and the time left, elsewhere in a line every ten seconds.',
  ...ALIAS_LINES,
];

const ENVIRONMENT_HELP = {
  ALMANAC_DATA_DIR: 'the folder of the town, ./data if it is left out',
  EVENTSTORE_URL: 'the EventStoreDB that has the log, where one has',
  MONGODB_URL: 'the MongoDB that has the read models, where one has',
};

const commandSection = (command: CliCommand): string[] => [
  `.SS ${roffArgument(command.name)}`,
  `.B ${roffArgument(usageOf(command))}`,
  '.PP',
  roffLine(command.summary),
  ...(command.details ?? []).map(roffLine),
  ...Object.entries(command.options ?? {}).flatMap(([option, { help }]) => definitionItem(`--${option}`, help)),
  '.PP',
  'For example:',
  '.PP',
  '.nf',
  ...command.examples.map((example) => roffLine(`  almanac ${example}`)),
  '.fi',
];

const definitionItem = (name: string, meaning: string) => ['.TP', `.B ${roffArgument(name)}`, roffLine(meaning)];
