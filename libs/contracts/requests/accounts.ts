import { IsNotEmpty, IsString, IsUUID, Length, MinLength } from 'class-validator';
import { SHORTEST_PASSWORD } from '../limits';
import { IsEmailAddress, IsPassword, IsSessionKey, Optional } from '../rules';

/** As it was typed: whether it is one is seen where it is needed. */
const LONGEST_CODE = 64;

class WithEmail {
  @IsEmailAddress()
  email!: string;
}

class FromSession extends WithEmail {
  @Optional()
  @IsSessionKey()
  sessionId?: string;
}

/** `POST /api/auth/register`. What the session followed and saved joins the account. Answers `SignedInUser`. */
export class RegisterBody extends FromSession {
  @IsString()
  @MinLength(SHORTEST_PASSWORD)
  @IsPassword()
  password!: string;
}

/**
 * `POST /api/auth/login`. What the session followed and saved joins the account. Answers `SignedInUser`; of an account with
 * a second factor `CodeAsked`, until there is a `code` with it.
 * A password is of any length: what can be none is a wrong one, and told as such.
 */
export class LoginBody extends FromSession {
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

/**
 * `DELETE /api/me/second-factor`, and `POST /api/me/second-factor/recovery-codes`, which answers `RecoveryCodes` in place of all that were:
 * with a code of the authenticator, or a recovery code.
 */
export class ProvenBody extends WithPassword {
  @IsString()
  @Length(1, LONGEST_CODE)
  code!: string;
}

/** `POST /api/me/second-factor`: `offer` as it was made, and a code that follows from its secret. */
export class EnableSecondFactorBody extends ProvenBody {
  @IsUUID()
  offer!: string;
}

/** `POST /api/me/forget`: with the password, so that nobody does who only found the device. */
export class ForgetMeBody extends WithPassword {}

class WithProof extends WithPassword {
  @Optional()
  @IsString()
  @Length(1, LONGEST_CODE)
  code?: string;
}

/** `POST /api/me/password`: signs out on all other devices. `code` where the account asks for one. */
export class ChangePasswordBody extends WithProof {
  @IsString()
  @MinLength(SHORTEST_PASSWORD)
  @IsPassword()
  newPassword!: string;
}

/** `POST /api/me/email`: sends a letter with a link to `email`. Answers `Told`, alike whether or not it belongs to an account. */
export class ChangeEmailBody extends WithProof {
  @IsEmailAddress()
  email!: string;
}

/** `POST /api/auth/use-email-token`. Answers `Told`. */
export class EmailLinkBody {
  @IsString()
  token!: string;
}

/** `POST /api/auth/forgot-password`. Answers `Told`, alike whether or not there is such an account. */
export class ForgotPasswordBody extends WithEmail {}

/** `POST /api/auth/reset-password`: signs out everywhere. Answers `Told`. */
export class ResetPasswordBody {
  @IsString()
  token!: string;

  @IsString()
  @MinLength(SHORTEST_PASSWORD)
  @IsPassword()
  password!: string;
}
