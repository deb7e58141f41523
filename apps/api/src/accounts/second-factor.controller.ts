import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Post } from '@nestjs/common';
import type { RecoveryCodes, SecondFactorOffer, SecondFactorState } from '#libs/contracts';
import { EnableSecondFactorBody, ProvenBody } from '#libs/contracts/requests';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { PasswordCheck } from './password-check';
import { People } from './people';
import { SecondFactors } from './second-factors';

@ForResidents()
@Controller('me/second-factor')
export class SecondFactorController {
  constructor(
    private readonly people: People,
    private readonly passwordCheck: PasswordCheck,
    private readonly secondFactors: SecondFactors,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async state(@Resident() resident?: SignedInAccount): Promise<SecondFactorState> {
    return this.secondFactors.stateOf(await this.people.requireAccount(resident));
  }

  @Post('offer')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async offer(@Resident() resident?: SignedInAccount): Promise<SecondFactorOffer> {
    return this.secondFactors.createOffer(await this.people.requireAccount(resident));
  }

  @Post()
  @Header('cache-control', 'no-store')
  async enable(
    @Body() { offer, code, password }: EnableSecondFactorBody,
    @Ip() ip: string,
    @Resident() resident?: SignedInAccount,
  ): Promise<RecoveryCodes> {
    const account = await this.people.requireAccount(resident);
    await this.passwordCheck.check(account, password, ip);
    return this.secondFactors.enable(account, resident!, offer, code);
  }

  @Delete()
  @HttpCode(204)
  async disable(@Body() { code, password }: ProvenBody, @Ip() ip: string, @Resident() resident?: SignedInAccount): Promise<void> {
    const account = await this.people.requireAccount(resident);
    await this.passwordCheck.check(account, password, ip);
    if (account.secondFactor) await this.secondFactors.disable(account, code);
  }

  @Post('recovery-codes')
  @Header('cache-control', 'no-store')
  async renewRecoveryCodes(
    @Body() { code, password }: ProvenBody,
    @Ip() ip: string,
    @Resident() resident?: SignedInAccount,
  ): Promise<RecoveryCodes> {
    const account = await this.people.requireAccount(resident);
    await this.passwordCheck.check(account, password, ip);
    return this.secondFactors.renewRecoveryCodes(account, code);
  }
}
