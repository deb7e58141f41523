import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRIVATE_CACHE_CONTROL } from './private-cache-control';
import { isForResidents, type RequestOfResident } from './resident';
import { readSignInToken } from './sign-in-cookie';
import { SignInVerifier } from './sign-in-verifier';

/** Rejects nothing: calls check what they need. Responses to residents are not cached unless the call says so. */
@Injectable()
export class SignInGuard implements CanActivate {
  constructor(private readonly verifier: SignInVerifier) {}

  async canActivate(context: ExecutionContext) {
    if (!isForResidents(context.getClass())) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest & RequestOfResident>();
    const resident = readSignInToken(request) ? await this.verifier.verify(request) : undefined;
    if (!resident) return true;
    request.signedIn = resident;
    http.getResponse<FastifyReply>().header('cache-control', PRIVATE_CACHE_CONTROL);
    return true;
  }
}
