import { Injectable } from '@nestjs/common';
import { type ReminderType, reminderStartOf, type TownEvent } from '#libs/contracts';
import { createTownClock, type TownClock } from '#libs/integrations';
import { TownSettings } from '../settings/town-settings';
import { afterQuiet, beforeQuiet, isQuiet } from './quiet-hours';

/** Milliseconds after its beginning until which a reminder of an event is still sent. */
const MAX_DELAY_MS = 60 * 60 * 1_000;

type ReminderTiming = Readonly<{ type: ReminderType; before: number }>;

@Injectable()
export class ReminderTimes {
  private readonly clock: TownClock;

  constructor(private readonly town: TownSettings) {
    this.clock = createTownClock(town.timeZone);
  }

  beginningOf(event: TownEvent): number | null {
    return reminderStartOf(event, this.town.timeZone);
  }

  /** A text message due in the quiet hours is due before them. Null if the event is not confirmed or has no start. */
  dueFor(event: TownEvent | undefined, { type, before }: ReminderTiming): number | null {
    const beginning = event?.status === 'confirmed' ? this.beginningOf(event) : null;
    if (beginning === null) return null;
    return type === 'sms' ? beforeQuiet(beginning - before, this.clock) : beginning - before;
  }

  earliestNotice(now: number, type: ReminderType): number {
    return type === 'sms' ? afterQuiet(now, this.clock) : now;
  }

  isQuiet(now: number): boolean {
    return isQuiet(now, this.clock);
  }

  isTooLate(event: TownEvent, now: number): boolean {
    const beginning = this.beginningOf(event);
    return beginning === null || now > beginning + MAX_DELAY_MS;
  }
}
