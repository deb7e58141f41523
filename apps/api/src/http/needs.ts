import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  NotFoundException,
  SetMetadata,
  UnauthorizedException,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import type { Role } from '#libs/contracts';
import { Roles } from './roles';
import { ForResidents, residentIn } from './signed-in';

const NAME = 'needs';

/** Asked before every call of a controller that `Needs` a role. */
@Injectable()
class NeedsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly roles: Roles,
  ) {}

  async canActivate(context: ExecutionContext) {
    const resident = residentIn(context);
    // Also of a refusal: what is one today is none tomorrow.
    context.switchToHttp().getResponse<FastifyReply>().header('cache-control', 'no-store');
    if (!resident) throw new UnauthorizedException('Sign in to go on.');
    const oneOf = this.reflector.getAllAndOverride<readonly Role[]>(NAME, [context.getHandler(), context.getClass()]);
    // As if nothing were there: what it is is told to nobody else.
    if (!(await this.roles.holds(resident, oneOf))) throw new NotFoundException('There is nothing at this address.');
    return true;
  }
}

/**
 * Answers those alone who hold one of these roles when they ask: 401 for whoever has not signed in, 404 for all others. On a controller it is
 * for all of its calls; on one of them it says something else of that one, in a controller that has it too.
 */
export const Needs = (...oneOf: [Role, ...Role[]]) =>
  applyDecorators(ForResidents(), SetMetadata(NAME, oneOf), UseGuards(NeedsGuard));
