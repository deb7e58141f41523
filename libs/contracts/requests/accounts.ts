import { IsNotEmpty, IsString, IsUUID, Length, MinLength } from 'class-validator';
import { MIN_PASSWORD_LENGTH } from '../limits';
import { IsEmailAddress, IsPassword, IsSessionKey, Optional } from '../rules';

/** Characters. Longer than any code: whether it is well formed is checked with the code itself. */
const MAX_CODE_LENGTH = 64;

class WithEmail {
  @IsEmailAddress()
  email!: string;
}

class FromSession extends WithEmail {
  @Optional()
  @IsSessionKey()
  sessionId?: string;
}

/** `POST /api/auth/register`. The follows and saved events of the session join the account. Returns `SignedInUser`. */
export class RegisterBody extends FromSession {
  @IsString()
  @MinLength(MIN_PASSWORD_LENGTH)
  @IsPassword()
  password!: string;
}

/** The session joins the account. Without a needed `code`: `CodeRequired`. A text that cannot be a password is a wrong one. */
export class LoginBody extends FromSession {
  @IsString()
  @IsNotEmpty()
  password!: string;

  @Optional()
  @IsString()
  @Length(1, MAX_CODE_LENGTH)
  code?: string;
}

class WithPassword {
  @IsString()
  @IsNotEmpty()
  password!: string;
}

/** `code` is from the authenticator or a recovery code. New recovery codes invalidate the old ones. */
export class ProvenBody extends WithPassword {
  @IsString()
  @Length(1, MAX_CODE_LENGTH)
  code!: string;
}

/** `POST /api/me/second-factor`: the unchanged `offer`, and a code generated from its secret. */
export class EnableSecondFactorBody extends ProvenBody {
  @IsUUID()
  offer!: string;
}

/** `POST /api/me/forget`: requires the password, so that someone who only has the device cannot delete the account. */
export class ForgetMeBody extends WithPassword {}

class WithProof extends WithPassword {
  @Optional()
  @IsString()
  @Length(1, MAX_CODE_LENGTH)
  code?: string;
}

/** `POST /api/me/password`: signs out all other devices. `code` is required for an account with a second factor. */
export class ChangePasswordBody extends WithProof {
  @IsString()
  @MinLength(MIN_PASSWORD_LENGTH)
  @IsPassword()
  newPassword!: string;
}

/** Mails a confirmation link. The response does not tell whether another account has the address. */
export class ChangeEmailBody extends WithProof {
  @IsEmailAddress()
  email!: string;
}

export class EmailLinkBody {
  @IsString()
  token!: string;
}

/** `POST /api/auth/forgot-password`. Returns the same `MessageResponse` whether or not the account exists. */
export class ForgotPasswordBody extends WithEmail {}

/** `POST /api/auth/reset-password`: signs out all devices. Returns `MessageResponse`. */
export class ResetPasswordBody {
  @IsString()
  token!: string;

  @IsString()
  @MinLength(MIN_PASSWORD_LENGTH)
  @IsPassword()
  password!: string;
}
