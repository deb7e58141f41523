import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post, UseGuards } from '@nestjs/common';
import type { Preferences } from '#libs/contracts';
import { FollowOrganizations, FollowSubcalendars, type HashedKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { NO_PREFERENCES, preferences } from '#projections';
import { Commands } from '../commands/commands';
import { Mergers } from '../events/mergers';
import { PreferenceKey } from '../http/preference-key';
import { Directory } from '../organizations/directory';
import { Followable } from './followable';
import { OfThisLog } from './of-this-log';
import { FollowOrganizationsBody, FollowSubcalendarsBody } from './requests';
import { told } from './told';

@Controller()
export class PreferencesController {
  private readonly keys = new PreferenceKey();

  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly followable: Followable,
    private readonly directory: Directory,
    private readonly mergers: Mergers,
  ) {}

  @Get('preferences/:key')
  @Header('cache-control', 'no-store')
  async of(@Param('key', PreferenceKey) key: HashedKey): Promise<Preferences> {
    const known = await this.documentOf(key);
    return told(known, await this.directory.names(), await this.mergers.standingFor(known.saved));
  }

  @Post('organizations/follow')
  @HttpCode(200)
  @UseGuards(OfThisLog)
  async followOrganizations(
    @Body() { sessionId, organizations: wished }: FollowOrganizationsBody,
    @Ip() address: string,
  ): Promise<Preferences> {
    const key = this.keys.transform(sessionId);
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
  ): Promise<Preferences> {
    const key = this.keys.transform(sessionId);
    await this.followable.subcalendars(wished, (await this.documentOf(key)).subcalendars);
    await this.commands.issueFor(key, address, FollowSubcalendars, { key, wished });
    return this.of(key);
  }

  private async documentOf(key: HashedKey) {
    return (await this.readModels.get(preferences, key)) ?? NO_PREFERENCES;
  }
}
