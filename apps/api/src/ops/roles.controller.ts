import { BadRequestException, Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { RoleHolder } from '#libs/contracts';
import { RevokeRoleBody } from '#libs/contracts/requests';
import { RoleGranter } from '../accounts/role-granter';
import { Actor } from '../http/actor';
import { RequiresRole } from '../http/requires-role';

/** Without granting: only the command line can do that. */
@RequiresRole('operator')
@Controller('ops/roles')
export class RolesController {
  constructor(private readonly roleGranter: RoleGranter) {}

  @Get()
  holders(): Promise<RoleHolder[]> {
    return this.roleGranter.holders();
  }

  @Post('revoke')
  @HttpCode(200)
  async revoke(@Body() { email, role, reason, confirm }: RevokeRoleBody, @Actor() actor: string): Promise<RoleHolder[]> {
    if (confirm !== email) throw new BadRequestException('confirm must be the email address shown above.');
    await this.roleGranter.revokeUnlessLastOperator(email, role, actor, reason);
    return this.roleGranter.holders();
  }
}
