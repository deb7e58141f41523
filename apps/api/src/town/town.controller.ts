import { Controller, Get } from '@nestjs/common';
import type { Town } from '#libs/contracts';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';

/** What is switched on beyond browsing, following and saving; the client shows no control for anything else. */
const FEATURES = ['subcalendars'];

@Controller('town')
export class TownController {
  constructor(
    private readonly town: TownSettings,
    private readonly clock: Clock,
  ) {}

  @Get()
  show(): Town {
    return { ...this.town, now: this.clock.now(), features: FEATURES };
  }
}
