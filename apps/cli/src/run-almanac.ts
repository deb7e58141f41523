import { openApplication } from '#api';
import { readConfiguration } from '#api/files';
import { NotBuilt } from '#libs/event-sourcing';
import { type CliCommand, type CommandInput, type CommandOutcome, UsageError } from './command';
import { commands, commandsByFirstWord, findCommand } from './commands';
import { commandHelp, helpAsJson, helpOverview, usageOf } from './help';
import { parseArguments } from './parse-arguments';
import { toPrintable, toPrintableJson } from './printable';
import { type Journal, type Screen, Terminal } from './terminal';
import { version } from './version';

/** `progress` and `ask` are left out without a terminal. */
export type Output = Readonly<{
  say: (text: string) => void;
  complain: (text: string) => void;
  progress?: Screen | Journal;
  ask?: (question: string) => Promise<string>;
}>;

/** Returns the exit code: 0 done, 1 failed, 2 wrong usage. */
export const runAlmanac = async (words: readonly string[], environment: NodeJS.ProcessEnv, output: Output): Promise<number> => {
  const asJson = hasOption(words, '--json');
  const command = findCommand(words);
  if (!command) return reportUnknownCommand(words, asJson, output);
  try {
    return await runCommand(command, words.slice(command.name.split(' ').length), environment, output);
  } catch (error) {
    return reportFailure(error as Error, isUsageError(error) ? [command] : undefined, asJson, output);
  }
};

const hasOption = (words: readonly string[], ...options: string[]) => {
  const end = words.indexOf('--');
  return words.slice(0, end < 0 ? undefined : end).some((word) => options.includes(word));
};

const runCommand = async (command: CliCommand, words: readonly string[], environment: NodeJS.ProcessEnv, output: Output) => {
  const { values, positionals } = parseArguments(command, words);
  if (values['help']) return printHelp([command], values['json'] === true, output);
  const silentStreams = new Terminal(values['json'] ? undefined : output.progress);
  const ask = values['json'] ? undefined : output.ask;
  const outcome = await executeCommand(command, { terminal: silentStreams, values, positionals, ask }, environment);
  const tell = outcome.aside ? output.complain : output.say;
  tell(values['json'] ? toPrintableJson(outcome.json) : outcome.lines.map(toPrintable).join('\n'));
  return outcome.failed ? 1 : 0;
};

const executeCommand = async (
  command: CliCommand,
  call: CommandInput,
  environment: NodeJS.ProcessEnv,
): Promise<CommandOutcome> => {
  if ('answer' in command) return command.answer(call);
  const role = 'writes' in command && command.writes ? 'all' : 'api';
  const configuration = readConfiguration({ ...environment, ALMANAC_SEED: 'none', ALMANAC_ROLE: role });
  if ('runOnFiles' in command) return command.runOnFiles({ ...call, configuration });
  const app = await openApplication(configuration);
  try {
    return await command.run({ ...call, app });
  } finally {
    await app.close();
  }
};

const reportUnknownCommand = (words: readonly string[], asJson: boolean, output: Output) => {
  const sameFirstWord = commandsByFirstWord(words[0]);
  const helpCommands = sameFirstWord.length > 0 ? sameFirstWord : commands;
  if (words.length === 0 || hasOption(words, '--help', '-h')) return printHelp(helpCommands, asJson, output);
  if (words.every((word) => word === '--version' || word === '--json')) {
    output.say(asJson ? toPrintableJson({ version }) : `almanac ${version}`);
    return 0;
  }
  return reportFailure(new UsageError(unknownCommandMessage(words)), helpCommands, asJson, output);
};

const printHelp = (helpCommands: readonly CliCommand[], asJson: boolean, { say }: Output) => {
  say(asJson ? toPrintableJson(helpCommands.map(helpAsJson)) : helpText(helpCommands));
  return 0;
};

const helpText = (helpCommands: readonly CliCommand[]) =>
  helpCommands.length === 1 ? commandHelp(helpCommands[0]!) : helpOverview(helpCommands);

const reportFailure = (
  failure: Error,
  helpCommands: readonly CliCommand[] | undefined,
  asJson: boolean,
  output: Output,
): number => {
  const [exitCode, message] = [helpCommands ? 2 : 1, failureMessage(failure)];
  const error = {
    error: helpCommands ? 'Called wrongly' : 'Failed',
    message,
    exitCode,
    ...(helpCommands && { usage: helpCommands.map(usageOf) }),
  };
  const lines = [message, ...(helpCommands ? [helpText(helpCommands)] : [])].join('\n').split('\n').map(toPrintable);
  output.complain(asJson ? toPrintableJson(error) : lines.join('\n'));
  return exitCode;
};

/** In a folder that was just restored, or named by mistake, no process builds read models. */
const failureMessage = (failure: Error): string =>
  failure instanceof NotBuilt
    ? `${failure.message} by servers. If none runs on this data (ALMANAC_DATA_DIR), start one.`
    : failure.message;

/** Quotes no address, because it may contain a password. */
const unknownCommandMessage = (words: readonly string[]): string => {
  const end = words.findIndex((word) => /^-|[:@]/.test(word));
  const called = words.slice(0, end < 0 ? undefined : end).join(' ');
  if (called) return `There is no command '${called}'.`;
  const [option] = /^-[^=:@]*/.exec(words[0]!) ?? [];
  return option ? `There is no option '${option}' without a command.` : 'There is no such command.';
};

const isUsageError = (error: unknown) =>
  error instanceof UsageError || String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
