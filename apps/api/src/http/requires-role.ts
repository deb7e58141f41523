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
import { ForResidents, residentIn } from './resident';
import { Roles } from './roles';

const METADATA_KEY = 'needs';

@Injectable()
class RoleGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly roles: Roles,
  ) {}

  async canActivate(context: ExecutionContext) {
    const resident = residentIn(context);
    // For refusals too: roles change.
    context.switchToHttp().getResponse<FastifyReply>().header('cache-control', 'no-store');
    if (!resident) throw new UnauthorizedException('Sign in to go on.');
    const oneOf = this.reflector.getAllAndOverride<readonly Role[]>(METADATA_KEY, [context.getHandler(), context.getClass()]);
    // A 404, so that others do not learn what exists here.
    if (!(await this.roles.holds(resident, oneOf))) throw new NotFoundException('There is nothing at this address.');
    return true;
  }
}

/** 401 without a sign-in, 404 without one of these roles. On a call it replaces the controller's. */
export const RequiresRole = (...oneOf: [Role, ...Role[]]) =>
  applyDecorators(ForResidents(), SetMetadata(METADATA_KEY, oneOf), UseGuards(RoleGuard));
