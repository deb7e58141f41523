import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import { StoreUnavailable } from '#libs/event-sourcing';
import { withoutKeys } from './http/without-keys';

const FRAMEWORK = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/** Says what concerns an operator, and leaves out how the framework puts itself together and whatever key got into an error. */
export class QuietLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]) {
    const context = rest.at(-1);
    if (typeof context === 'string' && FRAMEWORK.has(context)) return;
    super.log(message, ...rest);
  }

  override error(message: unknown, ...rest: unknown[]) {
    // Whoever starts says it, in the sentence that it is.
    if (message instanceof StoreUnavailable && rest.at(-1) === 'ExceptionHandler') return;
    super.error(message, ...rest);
  }

  protected override stringifyMessage(message: unknown, level: LogLevel) {
    return withoutKeys(super.stringifyMessage(message, level));
  }

  protected override printStackTrace(stack: string) {
    super.printStackTrace(stack && withoutKeys(stack));
  }
}
