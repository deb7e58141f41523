import type { ParseArgsOptionsConfig } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import type { Configuration } from '#api/files';
import type { Terminal } from './terminal';

export type CliCommand = CommandDescription & (ApplicationCommand | FileCommand | StaticCommand);

type CommandDescription = Readonly<{
  name: string;
  /** As `--help` shows them. `parseArguments` checks a call against it. */
  usage: string;
  summary: string;
  details?: readonly string[];
  /** Without the leading `almanac`. */
  examples: readonly [string, ...string[]];
  /** Words that a shell can complete without opening the data. */
  offers?: readonly string[];
  options?: Record<string, ParseArgsOptionsConfig[string] & { help: string }>;
}>;

type ApplicationCommand = Readonly<{
  /** A command that writes must update the read models itself when no server runs. */
  writes?: boolean;
  run: (call: CommandCall) => Promise<CommandOutcome>;
}>;

/** Without the application, which takes longer to start and cannot start with any data. */
type FileCommand = Readonly<{
  runOnFiles: (call: CommandInput & Readonly<{ configuration: Configuration }>) => Promise<CommandOutcome>;
}>;

type StaticCommand = Readonly<{ answer: (input: CommandInput) => CommandOutcome }>;

export type CommandCall = CommandInput & Readonly<{ app: INestApplicationContext }>;

export type CommandInput = Readonly<{
  terminal: Terminal;
  values: Readonly<Record<string, string | boolean | undefined>>;
  positionals: readonly string[];
  /** Undefined without a terminal or with `--json`. */
  ask?: ((question: string) => Promise<string>) | undefined;
}>;

/** `lines` are printed without `--json`, with `aside` to stderr, because stdout is the file. `failed` is exit code 1. */
export type CommandOutcome = Readonly<{ json: unknown; lines: readonly string[]; failed?: boolean; aside?: boolean }>;

export const OPERATOR_ACTOR = 'operator';

/** Exit code 2, with the help of the command. */
export class UsageError extends Error {}
