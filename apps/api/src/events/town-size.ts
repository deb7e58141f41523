import { Injectable } from '@nestjs/common';
import { Configuration } from '../settings/configuration';
import { ListPages } from './list-pages';

@Injectable()
export class TownSize {
  /** As last asked, for what cannot wait for the events. */
  wasLarge = false;

  constructor(
    private readonly pages: ListPages,
    private readonly configuration: Configuration,
  ) {}

  /** Too large for a browser to load all events to come. */
  async isLarge(): Promise<boolean> {
    this.wasLarge = (await this.pages.size()) >= this.configuration.LARGE_TOWN_EVENTS;
    return this.wasLarge;
  }
}
