import type { ParseArgsOptionsConfig } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import type { Configuration } from '#api';
import type { Terminal } from './terminal';

/** One command of `almanac`. */
export type CliCommand = Told & (OfTheApplication | OnItsFiles | OfTheTable);

type Told = Readonly<{
  /** The words that call it, such as `projections rebuild`. */
  name: string;
  /** What follows the words, as `--help` shows it. A call is held against it: see `called`. */
  usage: string;
  /** One sentence. */
  summary: string;
  /** What `--help` says beyond it, a line each. */
  details?: readonly string[];
  /** Whole calls, at least one, as they are typed behind `almanac`. */
  examples: readonly [string, ...string[]];
  /** What may stand in place of its words, where that is known without asking anything: a shell completes them. */
  offers?: readonly string[];
  /** Beyond `--help` and `--json`; each with its line of help. */
  options?: Record<string, ParseArgsOptionsConfig[string] & { help: string }>;
}>;

type OfTheApplication = Readonly<{
  /** Whether the command itself has to keep the read models up: when it writes and perhaps no server runs. */
  writes?: boolean;
  run: (call: Call) => Promise<Outcome>;
}>;

/** For what the application would not start on. */
type OnItsFiles = Readonly<{ runOnFiles: (call: Said & Readonly<{ configuration: Configuration }>) => Promise<Outcome> }>;

/** For what needs nothing but what is written here: neither data nor settings. */
type OfTheTable = Readonly<{ answer: (said: Said) => Outcome }>;

export type Call = Said & Readonly<{ app: INestApplicationContext }>;

/** What was called for. */
export type Said = Readonly<{
  terminal: Terminal;
  values: Readonly<Record<string, string | boolean | undefined>>;
  positionals: readonly string[];
  /** Asks whoever sits there, and answers what they type. Left out where nobody does, or an answer as JSON is wanted. */
  ask?: ((question: string) => Promise<string>) | undefined;
}>;

/**
 * `json` is what `--json` prints, `lines` what a person reads. A failed outcome ends with exit code 1. Where the output is what
 * was asked for, what is told about it goes `aside`, to the error output.
 */
export type Outcome = Readonly<{ json: unknown; lines: readonly string[]; failed?: boolean; aside?: boolean }>;

/** The actor of what is recorded about an operator's work. */
export const OPERATOR = 'operator';

/** The call itself was wrong: exit code 2 and how it is meant. */
export class Usage extends Error {}
