import type { ParseArgsOptionsConfig } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import type { Configuration } from '#api';
import type { Terminal } from './terminal';

export type CliCommand = CommandDescription & (ApplicationCommand | FileCommand | StaticCommand);

type CommandDescription = Readonly<{
  /** The words that name it, such as `projections rebuild`. */
  name: string;
  /** The arguments, as `--help` shows them. `parseArguments` checks a call against it. */
  usage: string;
  summary: string;
  /** More lines for `--help`. */
  details?: readonly string[];
  /** At least one complete call, without the leading `almanac`. */
  examples: readonly [string, ...string[]];
  /** Words that a shell can complete without opening the data. */
  offers?: readonly string[];
  /** Options beside `--help` and `--json`, each with a line of help. */
  options?: Record<string, ParseArgsOptionsConfig[string] & { help: string }>;
}>;

type ApplicationCommand = Readonly<{
  /** True if the command writes, so that it must update the read models itself when no server runs. */
  writes?: boolean;
  run: (call: CommandCall) => Promise<CommandOutcome>;
}>;

/** Runs on data that the application cannot start with. */
type FileCommand = Readonly<{
  runOnFiles: (call: CommandInput & Readonly<{ configuration: Configuration }>) => Promise<CommandOutcome>;
}>;

/** Needs neither data nor configuration. */
type StaticCommand = Readonly<{ answer: (said: CommandInput) => CommandOutcome }>;

export type CommandCall = CommandInput & Readonly<{ app: INestApplicationContext }>;

export type CommandInput = Readonly<{
  terminal: Terminal;
  values: Readonly<Record<string, string | boolean | undefined>>;
  positionals: readonly string[];
  /** Asks at the terminal and resolves with the typed line. Undefined without a terminal or with `--json`. */
  ask?: ((question: string) => Promise<string>) | undefined;
}>;

/**
 * `json` is printed with `--json`, otherwise `lines`. `failed` means exit code 1. `aside` sends the lines to the error output,
 * because standard output is the requested file.
 */
export type CommandOutcome = Readonly<{ json: unknown; lines: readonly string[]; failed?: boolean; aside?: boolean }>;

/** The actor recorded for what operators do on the command line. */
export const OPERATOR_ACTOR = 'operator';

/** Wrong usage: exit code 2, with the help of the command. */
export class UsageError extends Error {}
