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
import { ALGORITHM } from '../http/sign-in-verifier';
import { SigningSecret } from '../settings/signing-secret';
import { TextMessagesModule } from '../text-messages/text-messages.module';
import { Accounts } from './accounts';
import { ActorNames } from './actor-names';
import { AttemptLimits } from './attempt-limits';
import { AuthController } from './auth.controller';
import { CarryOver } from './carry-over';
import { CredentialsController } from './credentials.controller';
import { DataUnderKey } from './data-under-key';
import { EmailAddressKeeper } from './email-address-keeper';
import { EmailChanges } from './email-changes';
import { EmailLetterSender } from './email-letter-sender';
import { EmailLinksController } from './email-links.controller';
import { MailedLinks } from './mailed-links';
import { PasswordCheck } from './password-check';
import { Passwords } from './passwords';
import { PasswordsController } from './passwords.controller';
import { People } from './people';
import { PersonForgetter } from './person-forgetter';
import { ResetLinkSender } from './reset-link-sender';
import { RoleGranter } from './role-granter';
import { SecondFactorController } from './second-factor.controller';
import { SecondFactors } from './second-factors';

@Module({
  imports: [
    TextMessagesModule,
    JwtModule.registerAsync({
      inject: [SigningSecret],
      useFactory: ({ value }: SigningSecret) => ({ secret: value, signOptions: { algorithm: ALGORITHM } }),
    }),
  ],
  controllers: [AuthController, PasswordsController, SecondFactorController, CredentialsController, EmailLinksController],
  providers: [
    Accounts,
    ActorNames,
    AttemptLimits,
    CarryOver,
    EmailChanges,
    PersonForgetter,
    RoleGranter,
    EmailAddressKeeper,
    DataUnderKey,
    MailedLinks,
    PasswordCheck,
    Passwords,
    People,
    SecondFactors,
    EmailLetterSender,
    ResetLinkSender,
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
    ...[Accounts, ActorNames, PersonForgetter, RoleGranter, PasswordCheck, People],
    ...[EmailAddressKeeper, EmailLetterSender, ResetLinkSender],
  ],
})
export class AccountsModule {}
