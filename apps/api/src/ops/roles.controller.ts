import { BadRequestException, Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { RoleHolder } from '#libs/contracts';
import { RevokeRoleBody } from '#libs/contracts/requests';
import { Granting } from '../accounts/granting';
import { Actor } from '../http/actor';
import { Needs } from '../http/needs';

@Needs('operator')
@Controller('ops/roles')
export class RolesController {
  constructor(private readonly granting: Granting) {}

  @Get()
  holders(): Promise<RoleHolder[]> {
    return this.granting.holders();
  }

  /** Roles are granted from the command line only. */
  @Post('revoke')
  @HttpCode(200)
  async revoke(@Body() { email, role, reason, confirm }: RevokeRoleBody, @Actor() actor: string): Promise<RoleHolder[]> {
    if (confirm !== email) throw new BadRequestException('confirm must be the email address shown above.');
    await this.granting.revokeButTheLast(email, role, actor, reason);
    return this.granting.holders();
  }
}
