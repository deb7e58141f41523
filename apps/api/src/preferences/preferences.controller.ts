import { Body, Controller, Get, Header, HttpCode, Ip, Post, UnauthorizedException, UseGuards } from '@nestjs/common';
import { type Preferences, toUserKey } from '#libs/contracts';
import {
  CollectionDistrictBody,
  FollowOrganizationsBody,
  FollowSubcalendarsBody,
  SmsSettingsBody,
} from '#libs/contracts/requests';
import { ChooseCollectionDistrict, FollowOrganizations, FollowSubcalendars, type HashedKey, hashedKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { NO_PREFERENCES, preferences } from '#projections';
import { Commands } from '../commands/commands';
import { OwnKey, requireOwnKey } from '../http/own-key';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { SmsSettingsStore } from '../text-messages/sms-settings-store';
import { FollowRequestResolver } from './follow-request-resolver';
import { MatchingLogGuard } from './matching-log-guard';
import { PreferencesReader } from './preferences-reader';

@ForResidents()
@Controller()
export class PreferencesController {
  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly followable: FollowRequestResolver,
    private readonly reader: PreferencesReader,
    private readonly texts: SmsSettingsStore,
  ) {}

  @Get('preferences')
  @Header('cache-control', 'no-store')
  mine(@Resident() resident?: SignedInAccount): Promise<Preferences> {
    if (!resident) throw new UnauthorizedException('Sign in to read your preferences.');
    return this.reader.read(hashedKey(toUserKey(resident.account)));
  }

  @Get('preferences/:key')
  @Header('cache-control', 'no-store')
  of(@OwnKey() key: HashedKey): Promise<Preferences> {
    return this.reader.read(key);
  }

  @Post('organizations/follow')
  @HttpCode(200)
  @UseGuards(MatchingLogGuard)
  async followOrganizations(
    @Body() { sessionId, organizations: wished }: FollowOrganizationsBody,
    @Ip() address: string,
    @Resident() resident?: SignedInAccount,
  ): Promise<Preferences> {
    const key = requireOwnKey(sessionId, resident);
    const resolved = await this.followable.organizations(wished, (await this.documentOf(key)).followed);
    await this.commands.issueFor(key, address, FollowOrganizations, { key, ...resolved });
    return this.reader.read(key);
  }

  @Post('subcalendars/follow')
  @HttpCode(200)
  @UseGuards(MatchingLogGuard)
  async followSubcalendars(
    @Body() { sessionId, subcalendars: wished }: FollowSubcalendarsBody,
    @Ip() address: string,
    @Resident() resident?: SignedInAccount,
  ): Promise<Preferences> {
    const key = requireOwnKey(sessionId, resident);
    await this.followable.subcalendars(wished, (await this.documentOf(key)).subcalendars);
    await this.commands.issueFor(key, address, FollowSubcalendars, { key, wished });
    return this.reader.read(key);
  }

  @Post('preferences/:key/collection-district')
  @HttpCode(200)
  @UseGuards(MatchingLogGuard)
  async chooseDistrict(
    @OwnKey() key: HashedKey,
    @Body() { district }: CollectionDistrictBody,
    @Ip() address: string,
  ): Promise<Preferences> {
    const entry = await this.followable.district(district);
    await this.commands.issueFor(key, address, ChooseCollectionDistrict, { key, entry });
    return this.reader.read(key);
  }

  /**
   * The number gets a text message that asks for a YES. Ten new numbers an hour are accepted from one address and 200 in total;
   * more get a 429 with Retry-After. A number that answered STOP is stored without consent.
   */
  @Post('preferences/:key/sms-settings')
  @HttpCode(200)
  @UseGuards(MatchingLogGuard)
  async chooseTextMessages(@OwnKey() key: HashedKey, @Body() body: SmsSettingsBody, @Ip() address: string): Promise<Preferences> {
    await this.texts.choose(key, address, body);
    return this.reader.read(key);
  }

  private async documentOf(key: HashedKey) {
    return (await this.readModels.get(preferences, key)) ?? NO_PREFERENCES;
  }
}
