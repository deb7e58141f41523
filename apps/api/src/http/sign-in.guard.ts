import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRIVATE } from './private';
import { signInTokenIn } from './sign-in-cookie';
import { SignIns } from './sign-ins';
import { type ByResident, isForResidents } from './signed-in';

/**
 * Notes who sends a request, and refuses nobody: what they may do is said where they do it. What somebody who has signed in is
 * answered may hold what is theirs alone: no cache keeps it, unless the call says otherwise.
 */
@Injectable()
export class SignInGuard implements CanActivate {
  constructor(private readonly signIns: SignIns) {}

  async canActivate(context: ExecutionContext) {
    if (!isForResidents(context.getClass())) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest & ByResident>();
    const resident = signInTokenIn(request) ? await this.signIns.of(request) : undefined;
    if (!resident) return true;
    request.signedIn = resident;
    http.getResponse<FastifyReply>().header('cache-control', PRIVATE);
    return true;
  }
}
