import { IsIn, IsString, Length, Matches } from 'class-validator';
import { LONGEST_REASON, ROLES, type Role } from '../roles';
import { IsEmailAddress } from '../rules';

/** For whatever undoes or skips something: why, in the words of whoever does it. */
export class WithReason {
  @IsString()
  @Length(1, LONGEST_REASON)
  @Matches(/\S/, { message: 'reason must not be empty.' })
  reason!: string;
}

/** For what is dangerous: the name of what it is done to, typed once more. */
export class Confirmed extends WithReason {
  @IsString()
  confirm!: string;
}

/** `POST /api/ops/roles/revoke`: `confirm` is the e-mail address once more, as it was typed. Answers `RoleHolder[]`. */
export class RevokeRoleBody extends Confirmed {
  @IsEmailAddress()
  email!: string;

  @IsIn(ROLES)
  role!: Role;
}
