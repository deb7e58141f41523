import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import {
  AskForEmailChange,
  AskForPasswordReset,
  account,
  ChangeEmailAddress,
  ChangePassword,
  ClaimEmailAddress,
  DisableSecondFactor,
  EnableSecondFactor,
  emailAddress,
  ForgetAccount,
  GiveUpEmailAddress,
  GrantRole,
  HoldEmailAddress,
  KeepEmailAddress,
  LiftSecondFactor,
  OfferEmailChange,
  OfferEmailUndo,
  OfferPasswordReset,
  RegisterAccount,
  ReleaseEmailAddress,
  RenewRecoveryCodes,
  ResetPassword,
  RestoreEmailAddress,
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
import { CredentialsController } from './credentials.controller';
import { EmailChanges } from './email-changes';
import { EmailLinksController } from './email-links.controller';
import { Forgetting } from './forgetting';
import { Granting } from './granting';
import { KeepEmailAddresses } from './keep-email-addresses';
import { LeftUnder } from './left-under';
import { MailedLinks } from './mailed-links';
import { PasswordCheck } from './password-check';
import { Passwords } from './passwords';
import { PasswordsController } from './passwords.controller';
import { People } from './people';
import { SecondFactorController } from './second-factor.controller';
import { SecondFactors } from './second-factors';
import { SendEmailLetters } from './send-email-letters';
import { SendResetLinks } from './send-reset-links';

@Module({
  imports: [
    TextMessagesModule,
    JwtModule.registerAsync({
      inject: [Secret],
      useFactory: ({ value }: Secret) => ({ secret: value, signOptions: { algorithm: ALGORITHM } }),
    }),
  ],
  controllers: [AuthController, PasswordsController, SecondFactorController, CredentialsController, EmailLinksController],
  providers: [
    Accounts,
    ActorNames,
    Attempts,
    CarryOver,
    EmailChanges,
    Forgetting,
    Granting,
    KeepEmailAddresses,
    LeftUnder,
    MailedLinks,
    PasswordCheck,
    Passwords,
    People,
    SecondFactors,
    SendEmailLetters,
    SendResetLinks,
    ...commandHandlers(account, [
      ...[RegisterAccount, SignIn, SignOut, OfferPasswordReset, ResetPassword, ChangePassword],
      ...[AskForEmailChange, OfferEmailChange, ChangeEmailAddress, OfferEmailUndo, RestoreEmailAddress],
      ...[EnableSecondFactor, DisableSecondFactor, LiftSecondFactor, RenewRecoveryCodes],
      ...[GrantRole, RevokeRole, ForgetAccount],
    ]),
    ...commandHandlers(emailAddress, [
      ...[ClaimEmailAddress, HoldEmailAddress, GiveUpEmailAddress, KeepEmailAddress, ReleaseEmailAddress],
      ...[AskForPasswordReset, UseResetLink],
    ]),
  ],
  exports: [
    ...[Accounts, ActorNames, Forgetting, Granting, PasswordCheck, People],
    ...[KeepEmailAddresses, SendEmailLetters, SendResetLinks],
  ],
})
export class AccountsModule {}
