import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import { StoreUnavailable } from '#libs/event-sourcing';
import { withoutPersonal } from './http/without-personal';

const FRAMEWORK = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/** How the framework puts itself together concerns nobody. */
export const isOfFramework = (context: unknown) => typeof context === 'string' && FRAMEWORK.has(context);

/** Whoever starts says it, in the sentence that it is. */
export const isSaidAtStart = (message: unknown, context: unknown) =>
  message instanceof StoreUnavailable && context === 'ExceptionHandler';

/** Says what concerns an operator in sentences, and leaves out whatever of a resident got into an error. */
export class QuietLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]) {
    if (!isOfFramework(rest.at(-1))) super.log(message, ...rest);
  }

  override error(message: unknown, ...rest: unknown[]) {
    if (!isSaidAtStart(message, rest.at(-1))) super.error(message, ...rest);
  }

  override debug(message: unknown, ...rest: unknown[]) {
    if (this.isLevelEnabled('debug')) super.debug(isLine(message) ? inWords(message) : message, ...rest);
  }

  protected override stringifyMessage(message: unknown, level: LogLevel) {
    return withoutPersonal(super.stringifyMessage(message, level));
  }

  protected override printStackTrace(stack: string) {
    super.printStackTrace(stack && withoutPersonal(stack));
  }
}

/** What is told in fields: `msg` says what it is. */
export type Line = Readonly<{ msg: string } & Record<string, string | number | boolean>>;

export const isLine = (message: unknown): message is Line =>
  typeof message === 'object' && message !== null && typeof (message as { msg?: unknown }).msg === 'string';

const inWords = ({ msg, ...fields }: Line) =>
  [msg, ...Object.entries(fields).map(([name, value]) => `${name}=${value}`)].join(' ');
