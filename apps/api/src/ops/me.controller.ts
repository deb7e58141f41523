import { Controller, Get, NotFoundException } from '@nestjs/common';
import type { OpsMe } from '#libs/contracts';
import { Accounts } from '../accounts/accounts';
import { RequiresRole } from '../http/requires-role';
import { Resident, type SignedInAccount } from '../http/resident';

@RequiresRole('operator', 'auditor')
@Controller('ops/me')
export class MeController {
  constructor(private readonly accounts: Accounts) {}

  @Get()
  async me(@Resident() resident: SignedInAccount): Promise<OpsMe> {
    const user = await this.accounts.userOf(resident);
    if (!user) throw new NotFoundException('There is nothing at this address.');
    return { email: user.email, roles: user.roles };
  }
}
