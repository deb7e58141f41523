import type { LoggerService, LogLevel } from '@nestjs/common';
import { JsonLogger } from './json-logger';
import { QuietLogger } from './quiet-logger';
import type { Configuration } from './settings/configuration';

type Wanted = Pick<Configuration, 'LOG_FORMAT' | 'LOG_LEVEL'>;

/** Sentences where somebody reads them, JSON where they are collected. */
export const loggerFor = (wanted: Wanted): LoggerService =>
  isJson(wanted) ? new JsonLogger(wanted.LOG_LEVEL) : new QuietLogger({ logLevels: levelsFrom(wanted.LOG_LEVEL) });

export const isJson = ({ LOG_FORMAT }: Pick<Wanted, 'LOG_FORMAT'>): boolean =>
  LOG_FORMAT === 'json' || (LOG_FORMAT === 'auto' && !process.stdout.isTTY);

/** In the words of the framework, from the least on. */
const LEVELS: readonly (readonly [Wanted['LOG_LEVEL'], LogLevel])[] = [
  ['trace', 'verbose'],
  ['debug', 'debug'],
  ['info', 'log'],
  ['warn', 'warn'],
  ['error', 'error'],
  ['fatal', 'fatal'],
];

const levelsFrom = (least: Wanted['LOG_LEVEL']): LogLevel[] =>
  LEVELS.slice(LEVELS.findIndex(([name]) => name === least)).map(([, level]) => level);
