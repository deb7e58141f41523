import { Injectable } from '@nestjs/common';
import { beginningOf, type ReminderType, type TownEvent } from '#libs/contracts';
import { type TownClock, townClock } from '#libs/integrations';
import { TownSettings } from '../settings/town-settings';
import { afterQuiet, beforeQuiet, isQuiet } from './quiet-hours';

/** How long after it has begun somebody is still told of an event: then it is too late. */
const LATEST_MS = 60 * 60 * 1_000;

type Wish = Readonly<{ type: ReminderType; before: number }>;

/** When reminders are due. Instants in milliseconds. */
@Injectable()
export class Planning {
  private readonly clock: TownClock;

  constructor(private readonly town: TownSettings) {
    this.clock = townClock(town.timeZone);
  }

  beginningOf(event: TownEvent): number | null {
    return beginningOf(event, this.town.timeZone);
  }

  /** For a text message before the quiet hours where it would fall into them. Null where the event will not be, or nobody knows when. */
  dueFor(event: TownEvent | undefined, { type, before }: Wish): number | null {
    const beginning = event?.status === 'confirmed' ? this.beginningOf(event) : null;
    if (beginning === null) return null;
    return type === 'sms' ? beforeQuiet(beginning - before, this.clock) : beginning - before;
  }

  /** When a word can be said, that is: now, or for a text message after the quiet hours. */
  soonest(now: number, type: ReminderType): number {
    return type === 'sms' ? afterQuiet(now, this.clock) : now;
  }

  isQuiet(now: number): boolean {
    return isQuiet(now, this.clock);
  }

  isTooLate(event: TownEvent, now: number): boolean {
    const beginning = this.beginningOf(event);
    return beginning === null || now > beginning + LATEST_MS;
  }
}
