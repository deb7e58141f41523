import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import { StoreUnavailable } from '#libs/event-sourcing';
import { redactPersonalData } from './http/redact-personal-data';

const FRAMEWORK_CONTEXTS = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

export const isFrameworkContext = (context: unknown) => typeof context === 'string' && FRAMEWORK_CONTEXTS.has(context);

/** The start prints this error itself, as one sentence. */
export const isStartFailure = (message: unknown, context: unknown) =>
  message instanceof StoreUnavailable && context === 'ExceptionHandler';

export class QuietLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]) {
    if (!isFrameworkContext(rest.at(-1))) super.log(message, ...rest);
  }

  override error(message: unknown, ...rest: unknown[]) {
    if (!isStartFailure(message, rest.at(-1))) super.error(message, ...rest);
  }

  override debug(message: unknown, ...rest: unknown[]) {
    if (this.isLevelEnabled('debug')) super.debug(isLogFields(message) ? formatFields(message) : message, ...rest);
  }

  protected override stringifyMessage(message: unknown, level: LogLevel) {
    return redactPersonalData(super.stringifyMessage(message, level));
  }

  protected override printStackTrace(stack: string) {
    super.printStackTrace(stack && redactPersonalData(stack));
  }
}

export type LogFields = Readonly<{ msg: string } & Record<string, string | number | boolean>>;

export const isLogFields = (message: unknown): message is LogFields =>
  typeof message === 'object' && message !== null && typeof (message as { msg?: unknown }).msg === 'string';

const formatFields = ({ msg, ...fields }: LogFields) =>
  [msg, ...Object.entries(fields).map(([name, value]) => `${name}=${value}`)].join(' ');
