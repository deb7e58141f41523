import type { LoggerService, LogLevel } from '@nestjs/common';
import { JsonLogger } from './json-logger';
import { QuietLogger } from './quiet-logger';
import type { Configuration } from './settings/configuration';

type LogSettings = Pick<Configuration, 'LOG_FORMAT' | 'LOG_LEVEL'>;

export const createLogger = (settings: LogSettings): LoggerService =>
  isJson(settings) ? new JsonLogger(settings.LOG_LEVEL) : new QuietLogger({ logLevels: frameworkLevelsFrom(settings.LOG_LEVEL) });

export const isJson = ({ LOG_FORMAT }: Pick<LogSettings, 'LOG_FORMAT'>): boolean =>
  LOG_FORMAT === 'json' || (LOG_FORMAT === 'auto' && !process.stdout.isTTY);

const FRAMEWORK_LEVELS: readonly (readonly [LogSettings['LOG_LEVEL'], LogLevel])[] = [
  ['trace', 'verbose'],
  ['debug', 'debug'],
  ['info', 'log'],
  ['warn', 'warn'],
  ['error', 'error'],
  ['fatal', 'fatal'],
];

const frameworkLevelsFrom = (least: LogSettings['LOG_LEVEL']): LogLevel[] =>
  FRAMEWORK_LEVELS.slice(FRAMEWORK_LEVELS.findIndex(([name]) => name === least)).map(([, level]) => level);
