import { IsIn, IsString, Length, Matches, Validate } from 'class-validator';
import { LONGEST_REASON, type RevokeRoleRequest, ROLES, type Role } from '#libs/contracts';
import { IsEmailAddress } from '../http/is-email-address';

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

export class RevokeRoleBody extends Confirmed implements RevokeRoleRequest {
  @Validate(IsEmailAddress)
  email!: string;

  @IsIn(ROLES)
  role!: Role;
}
