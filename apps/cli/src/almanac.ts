import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../api/src/app.module';
import { QuietLogger } from '../../api/src/quiet-logger';
import { readConfiguration } from '../../api/src/settings/configuration';
import { type CliCommand, type Outcome, type Said, Usage } from './command';
import { secondFactor } from './commands/accounts';
import { auditEvent } from './commands/audit-event';
import { auditOperations } from './commands/audit-operations';
import { auditPreferences } from './commands/audit-preferences';
import { duplicateCommands } from './commands/duplicates';
import { feedCommands } from './commands/feeds';
import { forget } from './commands/forget';
import { importIcs } from './commands/import-ics';
import { logCommands } from './commands/log';
import { renaming } from './commands/organizations';
import { projectionCommands } from './commands/projections';
import { reactorCommands } from './commands/reactors';
import { reportCommands } from './commands/reports';
import { roleCommands } from './commands/roles';
import { seed } from './commands/seed';
import { suggestionCommands } from './commands/suggestions';
import { commandHelp, overview } from './help';
import { printable, printableJson } from './printable';
import { type Screen, Terminal } from './terminal';

const commands: readonly CliCommand[] = [
  seed,
  importIcs,
  ...feedCommands,
  renaming,
  ...duplicateCommands,
  ...suggestionCommands,
  ...reportCommands,
  forget,
  ...roleCommands,
  secondFactor,
  ...projectionCommands,
  ...reactorCommands,
  auditEvent,
  auditPreferences,
  auditOperations,
  ...logCommands,
];

const COMMON = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } } as const;

/** Where answers go, where complaints go, and the screen for progress when somebody looks at one. */
export type Output = Readonly<{ say: (text: string) => void; complain: (text: string) => void; screen?: Screen }>;

/** Does what `words` ask for. Answers the exit code: 0 done, 1 failed, 2 called wrongly. */
export const almanac = async (words: readonly string[], environment: NodeJS.ProcessEnv, output: Output): Promise<number> => {
  const complain = (text: string) => output.complain(text.split('\n').map(printable).join('\n'));
  const command = commands.find(({ name }) => name.split(' ').every((word, i) => words[i] === word));
  if (!command) return notACommand(words, { ...output, complain });
  try {
    return await run(command, words.slice(command.name.split(' ').length), environment, output);
  } catch (error) {
    complain((error as Error).message);
    if (!isUsage(error)) return 1;
    complain(commandHelp(command));
    return 2;
  }
};

const run = async (command: CliCommand, words: string[], environment: NodeJS.ProcessEnv, output: Output) => {
  const { say, complain, screen } = output;
  const { values, positionals } = parseArgs({ args: words, options: { ...COMMON, ...command.options }, allowPositionals: true });
  if (values.help) {
    say(commandHelp(command));
    return 0;
  }
  const call = {
    terminal: new Terminal(values.json ? undefined : screen),
    values: values as Record<string, string | boolean>,
    positionals,
  };
  const outcome = await outcomeOf(command, call, environment);
  const tell = outcome.aside ? complain : say;
  tell(values.json ? printableJson(outcome.json) : outcome.lines.map(printable).join('\n'));
  return outcome.failed ? 1 : 0;
};

const outcomeOf = async (command: CliCommand, call: Said, environment: NodeJS.ProcessEnv): Promise<Outcome> => {
  const role = 'writes' in command && command.writes ? 'all' : 'api';
  const configuration = readConfiguration({ ...environment, ALMANAC_SEED: 'none', ALMANAC_ROLE: role });
  if ('runOnFiles' in command) return command.runOnFiles({ ...call, configuration });
  const app = await NestFactory.createApplicationContext(AppModule.of(configuration), {
    logger: new QuietLogger({ logLevels: ['error', 'fatal'] }),
    abortOnError: false,
  });
  try {
    return await command.run({ ...call, app });
  } finally {
    await app.close();
  }
};

const notACommand = (words: readonly string[], { say, complain }: Output) => {
  const meant = commands.filter(({ name }) => name.split(' ')[0] === words[0]);
  const help = overview(meant.length > 0 ? meant : commands);
  if (words.length === 0 || words.some((word) => word === '--help' || word === '-h')) {
    say(help);
    return 0;
  }
  complain(unknown(words));
  complain(help);
  return 2;
};

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
