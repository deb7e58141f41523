import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import {
  AskForPasswordReset,
  account,
  ClaimEmailAddress,
  DisableSecondFactor,
  EnableSecondFactor,
  emailAddress,
  ForgetAccount,
  GrantRole,
  LiftSecondFactor,
  OfferPasswordReset,
  RegisterAccount,
  ReleaseEmailAddress,
  RenewRecoveryCodes,
  ResetPassword,
  RevokeRole,
  SignIn,
  SignOut,
  UseResetLink,
} from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';
import { ALGORITHM } from '../http/sign-ins';
import { Secret } from '../settings/kept-secret';
import { TextMessagesModule } from '../text-messages/text-messages.module';
import { Accounts } from './accounts';
import { ActorNames } from './actor-names';
import { Attempts } from './attempts';
import { AuthController } from './auth.controller';
import { CarryOver } from './carry-over';
import { Forgetting } from './forgetting';
import { Granting } from './granting';
import { LeftUnder } from './left-under';
import { Passwords } from './passwords';
import { PasswordsController } from './passwords.controller';
import { People } from './people';
import { ResetLinks } from './reset-links';
import { SecondFactorController } from './second-factor.controller';
import { SecondFactors } from './second-factors';
import { SendResetLinks } from './send-reset-links';

@Module({
  imports: [
    TextMessagesModule,
    JwtModule.registerAsync({
      inject: [Secret],
      useFactory: ({ value }: Secret) => ({ secret: value, signOptions: { algorithm: ALGORITHM } }),
    }),
  ],
  controllers: [AuthController, PasswordsController, SecondFactorController],
  providers: [
    Accounts,
    ActorNames,
    Attempts,
    CarryOver,
    Forgetting,
    Granting,
    LeftUnder,
    Passwords,
    People,
    ResetLinks,
    SecondFactors,
    SendResetLinks,
    ...commandHandlers(account, [
      ...[RegisterAccount, SignIn, SignOut, OfferPasswordReset, ResetPassword],
      ...[EnableSecondFactor, DisableSecondFactor, LiftSecondFactor, RenewRecoveryCodes],
      ...[GrantRole, RevokeRole, ForgetAccount],
    ]),
    ...commandHandlers(emailAddress, [ClaimEmailAddress, ReleaseEmailAddress, AskForPasswordReset, UseResetLink]),
  ],
  exports: [Accounts, ActorNames, Attempts, Forgetting, Granting, People, SendResetLinks],
})
export class AccountsModule {}
