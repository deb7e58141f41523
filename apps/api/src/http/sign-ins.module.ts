import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { SignInGuard } from './sign-in.guard';
import { SignIns } from './sign-ins';

/** Before whatever asks who sends a request. */
@Module({ providers: [SignIns, { provide: APP_GUARD, useClass: SignInGuard }] })
export class SignInsModule {}
