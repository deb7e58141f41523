import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { toAccountActor } from '#libs/domain';
import { residentIn } from './resident';

/** The actor under which facts of the calling account are recorded. Only behind `RequiresRole`. */
export const Actor = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  toAccountActor(residentIn(context)!.account),
);
