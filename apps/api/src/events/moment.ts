import { Injectable } from '@nestjs/common';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue, counts, feedDefaults, forgotten, merges, organizations, subcalendars } from '#projections';
import { forOneTurn } from '../answers/for-one-turn';
import { Clock } from '../settings/clock';
import { Calendar } from './calendar';

/** What the answers for a person hang on beside what the person wishes. */
@Injectable()
export class Moment {
  constructor(
    private readonly readModels: ReadModels,
    private readonly calendar: Calendar,
    private readonly clock: Clock,
  ) {}

  /** Another one whenever the town has moved on: a fact was recorded, an event has expired, a day is over. */
  readonly now = forOneTurn(async (): Promise<string> => {
    const revisions = HANGS_ON.map((model) => this.readModels.revision(model));
    return [this.clock.today(), await this.calendar.expired(), ...revisions].join(' ');
  });
}

/** Of who is forgotten nothing is kept in memory either: what was told them would be, until the town moves on. */
const HANGS_ON = [catalogue, counts, feedDefaults, forgotten, merges, organizations, subcalendars];
