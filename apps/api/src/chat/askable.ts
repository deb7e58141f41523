import { Injectable } from '@nestjs/common';
import { type CalendarIndex, chatSuggestions, indexOf, type Known, schoolHoursOf } from '#libs/assistant';
import { type TownEvent, userKey } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { Derived } from '../answers/derived';
import { Calendar } from '../events/calendar';
import { CARDS_HANG_ON } from '../events/cards';
import { Directory } from '../organizations/directory';
import { OwnEvents } from '../own-events/own-events';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';

/** Of what somebody says of an event of their own: it is read anew for each question, and they may have a thousand of them. */
const LONGEST_ABOUT = 500;

/** The calendar as it is asked about, prepared once for each of its versions; own events only for whoever owns them. */
@Injectable()
export class Askable {
  private readonly index: Derived<CalendarIndex>;
  private readonly hourly: Derived<string[]>;

  constructor(
    readModels: ReadModels,
    calendar: Calendar,
    directory: Directory,
    private readonly ownEvents: OwnEvents,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {
    this.index = new Derived(readModels, CARDS_HANG_ON, async () =>
      indexOf(await calendar.events(), await directory.organizations()),
    );
    this.hourly = new Derived(readModels, CARDS_HANG_ON, async () => chatSuggestions(await this.by(undefined)));
  }

  /** The same for everybody, and for an hour. */
  suggestions(): Promise<string[]> {
    return this.hourly.get(this.clock.now().slice(0, HOUR));
  }

  async by(account: string | undefined): Promise<Known> {
    const { name, timeZone, collection, districts, schoolDates, schoolHours } = this.town;
    const calendar = await this.index.get(this.clock.today());
    const own = account ? await this.ownEvents.of(hashedKey(userKey(account))) : [];
    return {
      ...{ now: this.clock.now(), timeZone, town: name, collection, districts, schoolDates, calendar },
      ...(own.length > 0 && { own: indexOf(own.map(begun)) }),
      schoolHours: schoolHoursOf(schoolHours),
    };
  }
}

/** Of an instant, up to its hour. */
const HOUR = 'yyyy-mm-ddThh'.length;

const begun = ({ description, ...event }: TownEvent): TownEvent =>
  description === undefined ? event : { ...event, description: description.slice(0, LONGEST_ABOUT) };
