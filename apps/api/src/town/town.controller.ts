import { Controller, Get } from '@nestjs/common';
import type { Town } from '#libs/contracts';
import { Clock } from '../settings/clock';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';

/** What is switched on beyond browsing, following and saving; the client shows no control for anything else. */
const FEATURES = ['accounts', 'chat', 'magic', 'map', 'settings', 'subcalendars', 'suggest'];

@Controller('town')
export class TownController {
  constructor(
    private readonly town: TownSettings,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  @Get()
  show(): Town {
    const { MAP_STYLE_URL } = this.configuration;
    return { ...this.town, now: this.clock.now(), mapStyle: MAP_STYLE_URL === 'none' ? '' : MAP_STYLE_URL, features: FEATURES };
  }
}
