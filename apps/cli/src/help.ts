import type { CliCommand } from './command';

const COMMON = { help: 'shows this', json: 'answers as JSON' };

export const overview = (commands: readonly CliCommand[]): string =>
  [
    'almanac COMMAND',
    ...commands.flatMap(({ name, usage, summary }) => ['', `  ${name} ${usage}`.trimEnd(), `      ${summary}`]),
  ].join('\n');

export const commandHelp = ({ name, usage, summary, details = [], options = {} }: CliCommand): string => {
  const lines = { ...Object.fromEntries(Object.entries(options).map(([option, { help }]) => [option, help])), ...COMMON };
  const width = Math.max(...Object.keys(lines).map((option) => option.length));
  return [
    `almanac ${name} ${usage}`.trimEnd(),
    summary,
    ...details,
    '',
    ...Object.entries(lines).map(([option, help]) => `  --${option.padEnd(width)}  ${help}`),
  ].join('\n');
};
