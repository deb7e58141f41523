import { ALIAS_LINES } from '../aliases';
import type { CliCommand } from '../command';
import { EXIT_CODES, usageOf } from '../help';
import { version } from '../version';
import { roffArgument, roffLine } from './roff';

export const manPage = (commands: readonly CliCommand[]): string =>
  [
    `.TH ALMANAC 1 "" ${roffArgument(`Almanac ${version}`)} ${roffArgument('Almanac')}`,
    '.SH NAME',
    `almanac \\- ${roffLine('manages the calendar of everything that happens in a town')}`,
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
  'Operators and auditors run it next to the servers of a town, with the same environment. Servers may run unless a command says otherwise.',
  'With --json the output is one JSON value, and an error is one on the error output: error, message, exitCode, and usage if the usage was wrong. Without it, long commands show their progress on the error output: on a terminal as a bar with the rate and the time left, otherwise as a line every ten seconds.',
  ...ALIAS_LINES,
];

const ENVIRONMENT_HELP = {
  ALMANAC_DATA_DIR: 'the folder of the town; default: ./data',
  EVENTSTORE_URL: 'the EventStoreDB with the log, if the town uses one',
  MONGODB_URL: 'the MongoDB with the read models, if the town uses one',
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
