import { Injectable } from '@nestjs/common';
import {
  buildCalendarIndex,
  type CalendarIndex,
  CalendarIndexer,
  type ChatContext,
  type Resident,
  suggestQuestions,
} from '#libs/assistant';
import { formatReminderOffset, parseOrganizationEntry, type TownEvent, toUserKey } from '#libs/contracts';
import { type HashedKey, hashedKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { NO_PREFERENCES, preferences, reminders } from '#projections';
import { Calendar } from '../events/calendar';
import { MERGED_EVENT_MODELS } from '../events/merged-events';
import { Directory } from '../organizations/directory';
import { OwnEvents } from '../own-events/own-events';
import { DerivedValue } from '../response-cache/derived-value';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';

/** Own descriptions are cut to this length: a resident may have a thousand events, which are indexed for each question. */
const MAX_DESCRIPTION_LENGTH = 500;

const MINUTE_MS = 60 * 1_000;

@Injectable()
export class ChatContexts {
  private readonly index: DerivedValue<CalendarIndex>;
  private readonly hourlySuggestions: DerivedValue<string[]>;
  /** Created for the first question, because it loads all that reads and answers questions. */
  private indexer: CalendarIndexer | undefined;

  constructor(
    private readonly readModels: ReadModels,
    calendar: Calendar,
    private readonly directory: Directory,
    private readonly ownEvents: OwnEvents,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {
    this.index = new DerivedValue(readModels, MERGED_EVENT_MODELS, async () => {
      this.indexer ??= new CalendarIndexer();
      return this.indexer.build(await calendar.events(), await directory.organizations());
    });
    this.hourlySuggestions = new DerivedValue(readModels, MERGED_EVENT_MODELS, async () =>
      suggestQuestions(await this.contextFor(undefined)),
    );
  }

  suggestions(): Promise<string[]> {
    return this.hourlySuggestions.get(this.clock.now().slice(0, HOUR_PREFIX_LENGTH));
  }

  async contextFor(account: string | undefined): Promise<ChatContext> {
    const { name, timeZone, collection, districts, schoolDates, schoolHours } = this.town;
    const calendar = await this.index.get(this.clock.today());
    const key = account && hashedKey(toUserKey(account));
    const own = key ? await this.ownEvents.list(key) : [];
    return {
      ...{ now: this.clock.now(), timeZone, town: name, collection, districts, schoolDates, schools: schoolHours, calendar },
      ...(own.length > 0 && { own: buildCalendarIndex(own.map(withShortDescription)) }),
      ...(key && { resident: await this.residentOf(key) }),
    };
  }

  private async residentOf(key: HashedKey): Promise<Resident> {
    const [preferencesDocument, allReminders, names] = await Promise.all([
      this.readModels.get(preferences, key),
      this.readModels.find(reminders, { key: { eq: key } }),
      this.directory.names(),
    ]);
    const { saved, followed, district } = preferencesDocument ?? NO_PREFERENCES;
    return {
      saved,
      followed: followed.map((entry) => names.textOf(entry)),
      reminders: allReminders
        .filter(({ state }) => state === 'waiting')
        .map(({ eventId, before }) => ({ eventId, text: formatReminderOffset(before / MINUTE_MS) })),
      district: (district && parseOrganizationEntry(names.textOf(district)).subOrganization) ?? undefined,
    };
  }
}

const HOUR_PREFIX_LENGTH = 'yyyy-mm-ddThh'.length;

const withShortDescription = ({ description, ...event }: TownEvent): TownEvent =>
  description === undefined ? event : { ...event, description: description.slice(0, MAX_DESCRIPTION_LENGTH) };
