import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Roles } from './roles';
import { SignInGuard } from './sign-in.guard';
import { SignIns } from './sign-ins';

/** Before whatever asks who sends a request, and what they may. */
@Global()
@Module({ providers: [Roles, SignIns, { provide: APP_GUARD, useClass: SignInGuard }], exports: [Roles] })
export class SignInsModule {}
