import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { actorOf } from '#libs/domain';
import { residentIn } from './signed-in';

/** In whose name a fact is recorded that somebody with a role has caused. Only where a role is needed. */
export const Actor = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  actorOf(residentIn(context)!.account),
);
