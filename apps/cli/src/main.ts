import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../api/src/app.module';
import { readConfiguration } from '../../api/src/configuration';
import { type CliCommand, Usage } from './command';
import { auditPreferences } from './commands/audit-preferences';
import { importIcs } from './commands/import-ics';
import { projectionCommands } from './commands/projections';
import { seed } from './commands/seed';
import { commandHelp, overview } from './help';
import { Terminal } from './terminal';

const commands: readonly CliCommand[] = [seed, importIcs, ...projectionCommands, auditPreferences];

const COMMON = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } } as const;

/** Answers the exit code: 0 done, 1 failed, 2 called wrongly. */
const main = async (words: readonly string[]): Promise<number> => {
  const command = commands.find(({ name }) => name.split(' ').every((word, i) => words[i] === word));
  if (!command) return notACommand(words);
  try {
    return await run(command, words.slice(command.name.split(' ').length));
  } catch (error) {
    console.error((error as Error).message);
    if (!isUsage(error)) return 1;
    console.error(commandHelp(command));
    return 2;
  }
};

const run = async (command: CliCommand, words: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args: words, options: { ...COMMON, ...command.options }, allowPositionals: true });
  if (values.help) {
    console.log(commandHelp(command));
    return 0;
  }
  const configuration = readConfiguration({ ...process.env, ALMANAC_SEED: 'none', ALMANAC_ROLE: command.writes ? 'all' : 'api' });
  const app = await NestFactory.createApplicationContext(AppModule.of(configuration), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  try {
    const terminal = new Terminal(!values.json && process.stderr.isTTY);
    const outcome = await command.run({ app, terminal, values: values as Record<string, string | boolean>, positionals });
    console.log(values.json ? JSON.stringify(outcome.json, null, 2) : outcome.lines.join('\n'));
    return outcome.failed ? 1 : 0;
  } finally {
    await app.close();
  }
};

const notACommand = ([first, ...rest]: readonly string[]) => {
  const asked = first === undefined || [first, ...rest].some((word) => word === '--help' || word === '-h');
  const meant = commands.filter(({ name }) => name.split(' ')[0] === first);
  const text = overview(meant.length > 0 ? meant : commands);
  if (asked) console.log(text);
  else console.error(text);
  return asked ? 0 : 2;
};

const isUsage = (error: unknown) =>
  error instanceof Usage || String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');

main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
