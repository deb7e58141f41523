import { Injectable } from '@nestjs/common';
import { Configuration } from '../settings/configuration';
import { Calendar } from './calendar';
import { ListPages } from './list-pages';

@Injectable()
export class TownSize {
  /** As last asked, for what cannot wait for the events. */
  wasLarge = false;

  constructor(
    private readonly calendar: Calendar,
    private readonly pages: ListPages,
    private readonly configuration: Configuration,
  ) {}

  /** Too large for a browser to load all events to come. */
  async isLarge(): Promise<boolean> {
    const limit = this.configuration.LARGE_TOWN_EVENTS;
    // A small town needs no days of pages for it.
    this.wasLarge = (await this.calendar.events()).length >= limit && (await this.pages.size()) >= limit;
    return this.wasLarge;
  }
}
