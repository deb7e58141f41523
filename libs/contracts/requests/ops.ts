import { IsIn, IsString, Length, Matches } from 'class-validator';
import { MAX_REASON_LENGTH, ROLES, type Role } from '../roles';
import { IsEmailAddress } from '../rules';

export class ReasonBody {
  @IsString()
  @Length(1, MAX_REASON_LENGTH)
  @Matches(/\S/, { message: 'reason must not be empty.' })
  reason!: string;
}

/** Body of dangerous actions: the name of the target, typed again. */
export class ConfirmedBody extends ReasonBody {
  @IsString()
  confirm!: string;
}

/** `POST /api/ops/roles/revoke`: `confirm` repeats the email address. Returns `RoleHolder[]`. */
export class RevokeRoleBody extends ConfirmedBody {
  @IsEmailAddress()
  email!: string;

  @IsIn(ROLES)
  role!: Role;
}
