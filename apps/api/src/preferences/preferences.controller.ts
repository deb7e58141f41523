import { Body, Controller, Get, Header, HttpCode, Ip, Post, UnauthorizedException, UseGuards } from '@nestjs/common';
import { type Preferences, userKey } from '#libs/contracts';
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
import { Mergers } from '../events/mergers';
import { OwnKey, ownKey } from '../http/own-key';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { Directory } from '../organizations/directory';
import { TextSettingsOf } from '../text-messages/text-settings';
import { Followable } from './followable';
import { OfThisLog } from './of-this-log';
import { told } from './told';

@ForResidents()
@Controller()
export class PreferencesController {
  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly followable: Followable,
    private readonly directory: Directory,
    private readonly mergers: Mergers,
    private readonly texts: TextSettingsOf,
  ) {}

  @Get('preferences')
  @Header('cache-control', 'no-store')
  mine(@Resident() resident?: SignedIn): Promise<Preferences> {
    if (!resident) throw new UnauthorizedException('Sign in to read your preferences.');
    return this.of(hashedKey(userKey(resident.account)));
  }

  @Get('preferences/:key')
  @Header('cache-control', 'no-store')
  async of(@OwnKey() key: HashedKey): Promise<Preferences> {
    const known = await this.documentOf(key);
    return told(known, await this.directory.names(), await this.mergers.standingFor(known.saved), await this.texts.get(key));
  }

  @Post('organizations/follow')
  @HttpCode(200)
  @UseGuards(OfThisLog)
  async followOrganizations(
    @Body() { sessionId, organizations: wished }: FollowOrganizationsBody,
    @Ip() address: string,
    @Resident() resident?: SignedIn,
  ): Promise<Preferences> {
    const key = ownKey(sessionId, resident);
    const meant = await this.followable.organizations(wished, (await this.documentOf(key)).followed);
    await this.commands.issueFor(key, address, FollowOrganizations, { key, ...meant });
    return this.of(key);
  }

  @Post('subcalendars/follow')
  @HttpCode(200)
  @UseGuards(OfThisLog)
  async followSubcalendars(
    @Body() { sessionId, subcalendars: wished }: FollowSubcalendarsBody,
    @Ip() address: string,
    @Resident() resident?: SignedIn,
  ): Promise<Preferences> {
    const key = ownKey(sessionId, resident);
    await this.followable.subcalendars(wished, (await this.documentOf(key)).subcalendars);
    await this.commands.issueFor(key, address, FollowSubcalendars, { key, wished });
    return this.of(key);
  }

  @Post('preferences/:key/collection-district')
  @HttpCode(200)
  @UseGuards(OfThisLog)
  async chooseDistrict(
    @OwnKey() key: HashedKey,
    @Body() { district }: CollectionDistrictBody,
    @Ip() address: string,
  ): Promise<Preferences> {
    const entry = await this.followable.district(district);
    await this.commands.issueFor(key, address, ChooseCollectionDistrict, { key, entry });
    return this.of(key);
  }

  /**
   * Whoever gives a number is asked there for a YES. Ten new numbers an hour are taken from one address, and 200 from all
   * together; more are answered 429, with Retry-After. A number that answered STOP is kept, and no consent with it.
   */
  @Post('preferences/:key/sms-settings')
  @HttpCode(200)
  @UseGuards(OfThisLog)
  async chooseTextMessages(@OwnKey() key: HashedKey, @Body() body: SmsSettingsBody, @Ip() address: string): Promise<Preferences> {
    await this.texts.choose(key, address, body);
    return this.of(key);
  }

  private async documentOf(key: HashedKey) {
    return (await this.readModels.get(preferences, key)) ?? NO_PREFERENCES;
  }
}
