import { Controller, Get, NotFoundException } from '@nestjs/common';
import type { OpsMe } from '#libs/contracts';
import { Accounts } from '../accounts/accounts';
import { Needs } from '../http/needs';
import { Resident, type SignedIn } from '../http/signed-in';

@Needs('operator', 'auditor')
@Controller('ops/me')
export class MeController {
  constructor(private readonly accounts: Accounts) {}

  /** What the console asks first. */
  @Get()
  async me(@Resident() resident: SignedIn): Promise<OpsMe> {
    const user = await this.accounts.userOf(resident);
    if (!user) throw new NotFoundException('There is nothing at this address.');
    return { email: user.email, roles: user.roles };
  }
}
