import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { toAccountActor } from '#libs/domain';
import { residentIn } from './resident';

/** Only behind `RequiresRole`. */
export const Actor = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  toAccountActor(residentIn(context)!.account),
);
