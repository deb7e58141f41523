import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Roles } from './roles';
import { SignInGuard } from './sign-in.guard';
import { SignInVerifier } from './sign-in-verifier';

/** Must precede every guard that reads the resident or her roles. */
@Global()
@Module({ providers: [Roles, SignInVerifier, { provide: APP_GUARD, useClass: SignInGuard }], exports: [Roles] })
export class SignInModule {}
