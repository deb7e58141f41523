import { Injectable } from '@nestjs/common';
import { type CountedSubcalendar, isCounted, rowsOfRooms } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { Derived } from '../answers/derived';
import { type Finished, finished } from '../answers/finished';
import { Calendar } from '../events/calendar';
import { Moment } from '../events/moment';
import { Directory } from '../organizations/directory';
import { Clock } from '../settings/clock';

/** The sub-calendars of the town, with how many cards each has. */
@Injectable()
export class CountedSubcalendars {
  private readonly answer: Derived<Finished>;

  constructor(
    readModels: ReadModels,
    private readonly directory: Directory,
    private readonly calendar: Calendar,
    private readonly moment: Moment,
    private readonly clock: Clock,
  ) {
    this.answer = new Derived(readModels, [], async () => finished(await this.counted()));
  }

  async finished(): Promise<Finished> {
    return this.answer.get(await this.moment.now());
  }

  private async counted(): Promise<CountedSubcalendar[]> {
    const [now, today] = [this.clock.now(), this.clock.today()];
    const counts = new Map<number, number>();
    const counted = (await this.calendar.events()).filter((event) => isCounted(event, now, today));
    for (const { event } of rowsOfRooms(counted))
      for (const id of event.subcalendars ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
    return (await this.directory.subcalendars()).map((one) => ({ ...one, count: counts.get(one.id) ?? 0 }));
  }
}
