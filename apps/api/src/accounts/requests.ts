import { IsNotEmpty, IsString, IsUUID, Length, MinLength, Validate } from 'class-validator';
import {
  type ChangeEmailRequest,
  type ChangePasswordRequest,
  type EmailLinkRequest,
  type EnableSecondFactorRequest,
  type ForgetMeRequest,
  type ForgotPasswordRequest,
  type ProvenRequest,
  type ResetPasswordRequest,
  SHORTEST_PASSWORD,
  type SignInRequest,
} from '#libs/contracts';
import { IsEmailAddress } from '../http/is-email-address';
import { IsSessionKey } from '../http/is-key';
import { Optional } from '../http/optional';
import { IsPassword } from './is-password';

/** As it was typed: whether it is one is seen where it is needed. */
const LONGEST_CODE = 64;

class WithEmail {
  @Validate(IsEmailAddress)
  email!: string;
}

class FromSession extends WithEmail {
  @Optional()
  @IsSessionKey()
  sessionId?: string;
}

export class RegisterBody extends FromSession implements SignInRequest {
  @IsString()
  @MinLength(SHORTEST_PASSWORD)
  @Validate(IsPassword)
  password!: string;
}

/** Of any length: what can be no password is a wrong one, and told as such. */
export class LoginBody extends FromSession implements SignInRequest {
  @IsString()
  @IsNotEmpty()
  password!: string;

  @Optional()
  @IsString()
  @Length(1, LONGEST_CODE)
  code?: string;
}

class WithPassword {
  @IsString()
  @IsNotEmpty()
  password!: string;
}

export class ProvenBody extends WithPassword implements ProvenRequest {
  @IsString()
  @Length(1, LONGEST_CODE)
  code!: string;
}

export class EnableSecondFactorBody extends ProvenBody implements EnableSecondFactorRequest {
  @IsUUID()
  offer!: string;
}

export class ForgetMeBody extends WithPassword implements ForgetMeRequest {}

class WithProof extends WithPassword {
  @Optional()
  @IsString()
  @Length(1, LONGEST_CODE)
  code?: string;
}

export class ChangePasswordBody extends WithProof implements ChangePasswordRequest {
  @IsString()
  @MinLength(SHORTEST_PASSWORD)
  @Validate(IsPassword)
  newPassword!: string;
}

export class ChangeEmailBody extends WithProof implements ChangeEmailRequest {
  @Validate(IsEmailAddress)
  email!: string;
}

export class EmailLinkBody implements EmailLinkRequest {
  @IsString()
  token!: string;
}

export class ForgotPasswordBody extends WithEmail implements ForgotPasswordRequest {}

export class ResetPasswordBody implements ResetPasswordRequest {
  @IsString()
  token!: string;

  @IsString()
  @MinLength(SHORTEST_PASSWORD)
  @Validate(IsPassword)
  password!: string;
}
