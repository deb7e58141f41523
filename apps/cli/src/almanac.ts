import { openApplication, readConfiguration } from '#api';
import { NotBuilt } from '#libs/event-sourcing';
import { called } from './called';
import { type CliCommand, type Outcome, type Said, Usage } from './command';
import { commandIn, commands, commandsNamed } from './commands';
import { commandHelp, helpAsJson, overview, usageOf } from './help';
import { printable, printableJson } from './printable';
import { type Journal, type Screen, Terminal } from './terminal';
import { version } from './version';

/** Where answers go, where complaints go, where progress is shown, if anywhere, and who is asked, if anybody. */
export type Output = Readonly<{
  say: (text: string) => void;
  complain: (text: string) => void;
  progress?: Screen | Journal;
  ask?: (question: string) => Promise<string>;
}>;

/** Does what `words` ask for. Answers the exit code: 0 done, 1 failed, 2 called wrongly. */
export const almanac = async (words: readonly string[], environment: NodeJS.ProcessEnv, output: Output): Promise<number> => {
  const asJson = isAmong(words, '--json');
  const command = commandIn(words);
  if (!command) return notACommand(words, asJson, output);
  try {
    return await run(command, words.slice(command.name.split(' ').length), environment, output);
  } catch (error) {
    return complain(error as Error, isUsage(error) ? [command] : undefined, asJson, output);
  }
};

/** What stands behind `--` is no option. */
const isAmong = (words: readonly string[], ...options: string[]) => {
  const end = words.indexOf('--');
  return words.slice(0, end < 0 ? undefined : end).some((word) => options.includes(word));
};

const run = async (command: CliCommand, words: readonly string[], environment: NodeJS.ProcessEnv, output: Output) => {
  const { values, positionals } = called(command, words);
  if (values['help']) return help([command], values['json'] === true, output);
  const terminal = new Terminal(values['json'] ? undefined : output.progress);
  const ask = values['json'] ? undefined : output.ask;
  const outcome = await outcomeOf(command, { terminal, values, positionals, ask }, environment);
  const tell = outcome.aside ? output.complain : output.say;
  tell(values['json'] ? printableJson(outcome.json) : outcome.lines.map(printable).join('\n'));
  return outcome.failed ? 1 : 0;
};

const outcomeOf = async (command: CliCommand, call: Said, environment: NodeJS.ProcessEnv): Promise<Outcome> => {
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

const notACommand = (words: readonly string[], asJson: boolean, output: Output) => {
  const ofAKind = commandsNamed(words[0]);
  const meant = ofAKind.length > 0 ? ofAKind : commands;
  if (words.length === 0 || isAmong(words, '--help', '-h')) return help(meant, asJson, output);
  if (words.every((word) => word === '--version' || word === '--json')) {
    output.say(asJson ? printableJson({ version }) : `almanac ${version}`);
    return 0;
  }
  return complain(new Usage(unknown(words)), meant, asJson, output);
};

const help = (meant: readonly CliCommand[], asJson: boolean, { say }: Output) => {
  say(asJson ? printableJson(meant.map(helpAsJson)) : helpOf(meant));
  return 0;
};

const helpOf = (meant: readonly CliCommand[]) => (meant.length === 1 ? commandHelp(meant[0]!) : overview(meant));

/** What went wrong, and how it is `meant` where it was called wrongly. Answers the exit code. */
const complain = (failure: Error, meant: readonly CliCommand[] | undefined, asJson: boolean, output: Output): number => {
  const [exitCode, message] = [meant ? 2 : 1, sentenceOf(failure)];
  const error = { error: meant ? 'Called wrongly' : 'Failed', message, exitCode, ...(meant && { usage: meant.map(usageOf) }) };
  const lines = [message, ...(meant ? [helpOf(meant)] : [])].join('\n').split('\n').map(printable);
  output.complain(asJson ? printableJson(error) : lines.join('\n'));
  return exitCode;
};

/** A folder that was restored just now, or named by mistake, has nobody who builds anything in it. */
const sentenceOf = (failure: Error): string =>
  failure instanceof NotBuilt
    ? `${failure.message} by servers. Where none runs on this data (ALMANAC_DATA_DIR), start one.`
    : failure.message;

/** Quotes no address: those may have passwords in them. */
const unknown = (words: readonly string[]): string => {
  const end = words.findIndex((word) => /^-|[:@]/.test(word));
  const called = words.slice(0, end < 0 ? undefined : end).join(' ');
  if (called) return `There is no command '${called}'.`;
  const [option] = /^-[^=:@]*/.exec(words[0]!) ?? [];
  return option ? `There is no option '${option}' without a command.` : 'There is no such command.';
};

const isUsage = (error: unknown) =>
  error instanceof Usage || String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
