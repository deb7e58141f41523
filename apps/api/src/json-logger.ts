import type { LoggerService } from '@nestjs/common';
import { type Logger, type LoggerOptions, pino } from 'pino';
import { redactPersonalData } from './http/redact-personal-data';
import { currentContext } from './observing/call-context';
import { isFrameworkContext, isLogFields, isStartFailure } from './quiet-logger';

type PinoLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';

const PINO_OPTIONS: LoggerOptions = {
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }) },
};

/** With the ids of request and command, and without personal data. */
export class JsonLogger implements LoggerService {
  private readonly pino: Logger;

  constructor(level: PinoLevel, write = (line: string) => void process.stdout.write(line)) {
    this.pino = pino({ ...PINO_OPTIONS, level }, { write });
  }

  log(message: unknown, ...rest: unknown[]) {
    if (!isFrameworkContext(rest.at(-1))) this.write('info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]) {
    if (!isStartFailure(message, rest.at(-1))) this.write('error', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]) {
    this.write('fatal', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]) {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]) {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]) {
    this.write('trace', message, rest);
  }

  /** The last of `rest` is the context; before it an error's stack may stand. */
  private write(level: PinoLevel, message: unknown, rest: readonly unknown[]) {
    if (!this.pino.isLevelEnabled(level)) return;
    const context = rest.at(-1);
    const stack = rest.slice(0, -1).find((one) => typeof one === 'string');
    const fields = { ...(typeof context === 'string' && { context }), ...currentContext(), ...toFields(message, stack) };
    this.pino[level](fields);
  }
}

const toFields = (message: unknown, stack: unknown) => {
  if (message instanceof Error) return { msg: redactPersonalData(message.message), err: toErrorFields(message) };
  const more = typeof stack === 'string' && { err: { stack: redactPersonalData(stack) } };
  if (isLogFields(message))
    return { ...Object.fromEntries(Object.entries(message).map(([name, value]) => [name, withoutPersonalText(value)])), ...more };
  return { msg: redactPersonalData(typeof message === 'object' ? (JSON.stringify(message) ?? '') : String(message)), ...more };
};

const toErrorFields = (error: Error): object => ({
  type: error.constructor.name,
  stack: redactPersonalData(error.stack ?? ''),
  ...(error.cause instanceof Error && { cause: toErrorFields(error.cause) }),
});

const withoutPersonalText = (value: unknown) => (typeof value === 'string' ? redactPersonalData(value) : value);
