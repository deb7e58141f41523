import { Controller, Get } from '@nestjs/common';
import type { Town } from '#libs/contracts';
import { TownSize } from '../events/town-size';
import { Directory } from '../organizations/directory';
import { Clock } from '../settings/clock';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';

/** Features beyond browsing, following and saving. The client hides the controls of all others. */
const COMMON_FEATURES = ['accounts', 'botcast', 'chat', 'magic', 'map', 'settings', 'suggest'];

@Controller('town')
export class TownController {
  constructor(
    private readonly town: TownSettings,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly directory: Directory,
    private readonly size: TownSize,
  ) {}

  @Get()
  async show(): Promise<Town> {
    const { MAP_STYLE_URL, NEWSLETTER_FORM_URL = '' } = this.configuration;
    const { schoolHours, bellSchedule, subcalendars, places, ...town } = this.town;
    return {
      ...town,
      now: this.clock.now(),
      mapStyle: MAP_STYLE_URL === 'none' ? '' : MAP_STYLE_URL,
      newsletter: NEWSLETTER_FORM_URL,
      features: [...COMMON_FEATURES, ...(await this.optionalFeatures())],
      ...((await this.size.isLarge()) && { isLarge: true as const }),
    };
  }

  private async optionalFeatures(): Promise<string[]> {
    const subcalendars = await this.directory.subcalendars();
    const { NEWSLETTER_FORM_URL, WEATHER } = this.configuration;
    return [
      ...(this.town.schoolHours.length > 0 ? ['hours'] : []),
      ...(subcalendars.length > 0 ? ['subcalendars'] : []),
      ...(NEWSLETTER_FORM_URL ? ['newsletter'] : []),
      ...(WEATHER === 'none' ? [] : ['weather']),
    ];
  }
}
