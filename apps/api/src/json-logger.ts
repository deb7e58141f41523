import type { LoggerService } from '@nestjs/common';
import { type Logger, type LoggerOptions, pino } from 'pino';
import { withoutPersonal } from './http/without-personal';
import { doing } from './observing/doing';
import { isLine, isOfFramework, isSaidAtStart } from './quiet-logger';

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';

const OPTIONS: LoggerOptions = {
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }) },
};

/**
 * A line of JSON for each thing said, for whoever collects them: with the ids of the request and the command that it is said in, and
 * like all that is said here without anything of a resident.
 */
export class JsonLogger implements LoggerService {
  private readonly pino: Logger;

  constructor(level: Level, write = (line: string) => void process.stdout.write(line)) {
    this.pino = pino({ ...OPTIONS, level }, { write });
  }

  log(message: unknown, ...rest: unknown[]) {
    if (!isOfFramework(rest.at(-1))) this.say('info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]) {
    if (!isSaidAtStart(message, rest.at(-1))) this.say('error', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]) {
    this.say('fatal', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]) {
    this.say('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]) {
    this.say('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]) {
    this.say('trace', message, rest);
  }

  /** The last of `rest` is who says it; before that, of an error, may stand its stack. */
  private say(level: Level, message: unknown, rest: readonly unknown[]) {
    if (!this.pino.isLevelEnabled(level)) return;
    const context = rest.at(-1);
    const stack = rest.slice(0, -1).find((one) => typeof one === 'string');
    const said = { ...(typeof context === 'string' && { context }), ...doing(), ...told(message, stack) };
    this.pino[level](said);
  }
}

const told = (message: unknown, stack: unknown) => {
  if (message instanceof Error) return { msg: withoutPersonal(message.message), err: wrong(message) };
  const more = typeof stack === 'string' && { err: { stack: withoutPersonal(stack) } };
  if (isLine(message))
    return { ...Object.fromEntries(Object.entries(message).map(([name, value]) => [name, clean(value)])), ...more };
  return { msg: withoutPersonal(typeof message === 'object' ? (JSON.stringify(message) ?? '') : String(message)), ...more };
};

const wrong = (error: Error): object => ({
  type: error.constructor.name,
  stack: withoutPersonal(error.stack ?? ''),
  ...(error.cause instanceof Error && { cause: wrong(error.cause) }),
});

const clean = (value: unknown) => (typeof value === 'string' ? withoutPersonal(value) : value);
