import { Injectable } from '@nestjs/common';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue } from '#projections';
import { DerivedValue } from '../response-cache/derived-value';
import { Clock } from '../settings/clock';
import { Configuration } from '../settings/configuration';

@Injectable()
export class TownSize {
  private readonly comingEvents: DerivedValue<number>;

  constructor(
    readModels: ReadModels,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {
    this.comingEvents = new DerivedValue(readModels, [catalogue], (today) =>
      readModels.count(catalogue, { lastDay: { gte: today } }),
    );
  }

  /** Too large for a browser to load all events to come. */
  async isLarge(): Promise<boolean> {
    return (await this.comingEvents.get(this.clock.today())) >= this.configuration.LARGE_TOWN_EVENTS;
  }
}
