import { ALIAS_LINES } from './aliases';
import type { CliCommand } from './command';

export const COMMON_OPTIONS = { help: 'prints this help', json: 'prints one JSON value; errors too, on the error output' };

export const EXIT_CODES = {
  0: 'success',
  1: 'something failed, was refused or held back: see the output or the error output',
  2: 'wrong usage: the error output names what is missing or unknown',
};

export const helpOverview = (commands: readonly CliCommand[]): string =>
  [
    'almanac COMMAND',
    ...commands.flatMap(({ name, usage, summary }) => ['', `  ${name} ${usage}`.trimEnd(), `      ${summary}`]),
    '',
    ...ALIAS_LINES,
    'Every command has --help, with examples, and --json. Exit codes:',
    ...Object.entries(EXIT_CODES).map(([code, meaning]) => `  ${code}  ${meaning}`),
  ].join('\n');

export const commandHelp = (command: CliCommand): string => {
  const { summary, details = [], examples } = command;
  const options = optionsOf(command);
  const width = Math.max(...options.map(({ option }) => option.length));
  return [
    usageOf(command),
    summary,
    ...details,
    '',
    ...options.map(({ option, help }) => `  --${option.padEnd(width)}  ${help}`),
    '',
    examples.length === 1 ? 'For example:' : 'Examples:',
    ...examples.map((example) => `  almanac ${example}`),
  ].join('\n');
};

export const usageOf = ({ name, usage }: CliCommand): string => `almanac ${name} ${usage}`.trimEnd();

export const optionsOf = ({ options = {} }: CliCommand) => [
  ...Object.entries(options).map(([option, { help, type }]) => ({ option, help, takesValue: type === 'string' })),
  ...Object.entries(COMMON_OPTIONS).map(([option, help]) => ({ option, help, takesValue: false })),
];

export const helpAsJson = (command: CliCommand) => ({
  name: command.name,
  usage: usageOf(command),
  summary: command.summary,
  details: command.details ?? [],
  options: optionsOf(command),
  examples: command.examples.map((example) => `almanac ${example}`),
});
