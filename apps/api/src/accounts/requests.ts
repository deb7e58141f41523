import { IsNotEmpty, IsOptional, IsString, Matches, MinLength, Validate } from 'class-validator';
import {
  type ForgetMeRequest,
  type ForgotPasswordRequest,
  type ResetPasswordRequest,
  SESSION_KEY,
  SHORTEST_PASSWORD,
  type SignInRequest,
} from '#libs/contracts';
import { IsEmailAddress } from '../http/is-email-address';
import { IsPassword } from './is-password';

class WithEmail {
  @Validate(IsEmailAddress)
  email!: string;
}

class FromSession extends WithEmail {
  @IsOptional()
  @Matches(SESSION_KEY, { message: 'sessionId must be a session key: session_{timestamp}_{random}.' })
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
}

export class ForgetMeBody implements ForgetMeRequest {
  @IsString()
  @IsNotEmpty()
  password!: string;
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
