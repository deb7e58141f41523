import { Injectable } from '@nestjs/common';
import { type CountedSubcalendar, isCounted, toRoomRows } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { Calendar } from '../events/calendar';
import { TownVersion } from '../events/town-version';
import { Directory } from '../organizations/directory';
import { DerivedValue } from '../response-cache/derived-value';
import { type FinishedResponse, finishJson } from '../response-cache/finished-response';
import { Clock } from '../settings/clock';

@Injectable()
export class SubcalendarCounts {
  private readonly derivedResponse: DerivedValue<FinishedResponse>;

  constructor(
    readModels: ReadModels,
    private readonly directory: Directory,
    private readonly calendar: Calendar,
    private readonly townVersion: TownVersion,
    private readonly clock: Clock,
  ) {
    // Without sources: the town's version, its variant, changes with each of them.
    this.derivedResponse = new DerivedValue(readModels, [], async () => finishJson(await this.countAll()));
  }

  async finishedResponse(): Promise<FinishedResponse> {
    return this.derivedResponse.get(await this.townVersion.current());
  }

  private async countAll(): Promise<CountedSubcalendar[]> {
    const [now, today] = [this.clock.now(), this.clock.today()];
    const counts = new Map<number, number>();
    const upcoming = (await this.calendar.events()).filter((event) => isCounted(event, now, today));
    // Events that share a row, in several rooms at one time, count once.
    for (const { event } of toRoomRows(upcoming))
      for (const id of event.subcalendars ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
    return (await this.directory.subcalendars()).map((subcalendar) => ({
      ...subcalendar,
      count: counts.get(subcalendar.id) ?? 0,
    }));
  }
}
