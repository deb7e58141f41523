import { ConsoleLogger } from '@nestjs/common';

const FRAMEWORK = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/** Says what concerns an operator and leaves out how the framework puts itself together. */
export class QuietLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]) {
    const context = rest.at(-1);
    if (typeof context === 'string' && FRAMEWORK.has(context)) return;
    super.log(message, ...rest);
  }
}
