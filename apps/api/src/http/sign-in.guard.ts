import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { signInTokenIn } from './sign-in-cookie';
import { SignIns } from './sign-ins';
import { type ByResident, isForResidents } from './signed-in';

/** Notes who sends a request, and refuses nobody: what they may do is said where they do it. */
@Injectable()
export class SignInGuard implements CanActivate {
  constructor(private readonly signIns: SignIns) {}

  async canActivate(context: ExecutionContext) {
    if (!isForResidents(context.getClass())) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & ByResident>();
    const resident = signInTokenIn(request) ? await this.signIns.of(request) : undefined;
    if (resident) request.signedIn = resident;
    return true;
  }
}
