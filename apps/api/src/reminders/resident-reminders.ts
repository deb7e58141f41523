import { hash, randomUUID } from 'node:crypto';
import { BadRequestException, Injectable, NotFoundException, UnauthorizedException } from '@nestjs/common';
import {
  type EventDetails,
  MAX_REMINDER_LEAD_DAYS,
  MAX_REMINDERS,
  type Reminder,
  type SeenReminderResponse,
  type CreatedReminder as SetReminderAnswer,
  type TownEvent,
  toInternationalDigits,
} from '#libs/contracts';
import type { ReminderBody } from '#libs/contracts/requests';
import { DropReminder, type HashedKey, type ReminderSet, SeeReminder, SetReminder } from '#libs/domain';
import { ReadModels, Rejected } from '#libs/event-sourcing';
import { type ReminderDocument, reminders } from '#projections';
import { Commands } from '../commands/commands';
import { Clock } from '../settings/clock';
import { SmsSettingsStore } from '../text-messages/sms-settings-store';
import { RemindedEventFinder, toSeriesOccurrence } from './reminded-event-finder';
import { formatEventTime } from './reminder-messages';
import { ReminderTimes } from './reminder-times';

type ReminderRequestData = Omit<ReminderSet['data'], 'id' | 'at'>;

const MINUTE_MS = 60 * 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** `key` is undefined for a page without a session. */
@Injectable()
export class ResidentReminders {
  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly remindedEvents: RemindedEventFinder,
    private readonly reminderTimes: ReminderTimes,
    private readonly texts: SmsSettingsStore,
    private readonly clock: Clock,
  ) {}

  async set(key: HashedKey | undefined, ip: string, body: ReminderBody): Promise<SetReminderAnswer> {
    const { eventId, reminderType: type } = body;
    const event = await this.remindedEvents.find(key, eventId);
    if (!event) throw new NotFoundException('There is no such event.');
    const beforeMs = this.millisecondsBefore(event, body.reminderTime);
    if (type === 'sms') await this.assertSmsAllowed(key, body.phoneNumber);
    const due = this.reminderTimes.dueFor(event, { type, before: beforeMs });
    if (due === null) throw new Rejected('event-not-on', 'This event will not take place.');
    if (due <= this.now()) throw new Rejected('reminder-at-night', AT_NIGHT_MESSAGE);
    const response = { reminderTime: toInstant(due) };
    // Without a key the open page shows it itself; nothing is recorded.
    if (!key) return { id: randomUUID(), ...response };
    const occurrence = toSeriesOccurrence(event);
    const request: ReminderRequestData = { key, eventId: event.id, type, before: beforeMs, ...(occurrence && { occurrence }) };
    const id = await this.findOrCreateId(request);
    await this.commands.issueFor(key, ip, SetReminder, { ...request, id, at: toInstant(due) });
    return { id, ...response };
  }

  async list(key: HashedKey): Promise<Reminder[]> {
    const documents = await this.readModels.find(reminders, { key: { eq: key } });
    const shownReminders = documents.filter((one) => isWaiting(one) || this.isDueOnPage(one));
    const eventOf = await this.remindedEvents.findAll(shownReminders);
    return shownReminders
      .map((one) => toReminderResponse(one, eventOf(one)))
      .sort((a, b) => (a.reminderTime < b.reminderTime ? -1 : 1));
  }

  async drop(key: HashedKey, ip: string, id: string) {
    await this.assertOwned(key, id);
    await this.commands.issueFor(key, ip, DropReminder, { id, why: 'unwanted' });
  }

  async see(key: HashedKey, ip: string, id: string): Promise<SeenReminderResponse> {
    await this.assertOwned(key, id);
    return { first: (await this.commands.issueFor(key, ip, SeeReminder, { id })).length > 0 };
  }

  private async assertOwned(key: HashedKey, id: string) {
    const reminder = await this.readModels.get(reminders, id);
    if (reminder?.key !== key) throw new NotFoundException('You have no such reminder.');
  }

  private millisecondsBefore(event: TownEvent, reminderTime: string): number {
    if (event.status !== 'confirmed') throw new Rejected('event-not-on', 'This event will not take place.');
    const beginning = this.reminderTimes.beginningOf(event);
    if (beginning === null) throw new BadRequestException('eventId must be an event with a date.');
    const before = beginning - Date.parse(reminderTime);
    if (Date.parse(reminderTime) <= this.now()) throw new BadRequestException(PASSED_MESSAGE);
    if (before < 0) throw new BadRequestException('reminderTime must not be after the event has begun.');
    if (before > MAX_REMINDER_LEAD_DAYS * DAY_MS)
      throw new BadRequestException(`reminderTime must not be more than ${MAX_REMINDER_LEAD_DAYS} days before the event.`);
    return before;
  }

  private async assertSmsAllowed(key: HashedKey | undefined, phoneNumber: string | undefined) {
    if (!key) throw new UnauthorizedException('sessionId is required for a text message.');
    if (!phoneNumber) throw new BadRequestException('phoneNumber is required for a text message.');
    const chosen = await this.texts.get(key);
    if (chosen.smsNumber === 'stopped')
      throw new Rejected('sms-stopped', 'This telephone answered STOP. Text START to get messages there again.');
    if (!chosen.smsConsentGiven || !chosen.smsRemindersEnabled || !chosen.phoneNumber)
      throw new Rejected(
        'sms-not-enabled',
        'Please enable SMS reminders in Settings by adding your phone number and giving consent.',
      );
    if (toInternationalDigits(phoneNumber) !== toInternationalDigits(chosen.phoneNumber))
      throw new Rejected('sms-other-number', 'Text messages go to the phone number in Settings only.');
  }

  /** Returns the id of the same waiting reminder, if there is one, whichever id of the event it was set for. */
  private async findOrCreateId(request: ReminderRequestData): Promise<string> {
    const documents = await this.readModels.find(reminders, { key: { eq: request.key } });
    const waiting = documents.filter(isWaiting);
    const alike = waiting.filter(({ type, before }) => type === request.type && before === request.before);
    const eventOf = await this.remindedEvents.findAll(alike);
    const same = alike.find((one) => eventOf(one)?.id === request.eventId);
    if (same) return same.id;
    if (waiting.length >= MAX_REMINDERS)
      throw new Rejected('too-many-reminders', `You have ${MAX_REMINDERS} reminders already. Remove some of them first.`);
    return createId(request);
  }

  /** Whether the page still has to show it: one day after it was due, seven days for a cancelled event. */
  private isDueOnPage({ state, by, endedAt, planned, isCalledOff }: ReminderDocument): boolean {
    if (state !== 'given' || by !== 'page' || !endedAt) return false;
    const since = isCalledOff ? endedAt : planned;
    return this.now() - Date.parse(since) < (isCalledOff ? 7 : 1) * DAY_MS;
  }

  private now() {
    return Date.parse(this.clock.now());
  }
}

const PASSED_MESSAGE = 'reminderTime has passed already.';
const AT_NIGHT_MESSAGE = 'No text message is sent between 9 PM and 8 AM, and it is too late to send one on the evening before.';

const toInstant = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Derived from the request, so that two concurrent requests get the same id. */
const createId = ({ key, eventId, type, before, occurrence }: ReminderRequestData) => {
  const number = occurrence?.number ?? null;
  const event = number === null ? [eventId] : [occurrence!.series, number];
  return hash('sha256', [key, ...event, type, before].join(' '), 'hex').slice(0, 32);
};

const isWaiting = ({ state, isCalledOff }: ReminderDocument) => (state === 'waiting' || state === 'begun') && !isCalledOff;

const toReminderResponse = (reminder: ReminderDocument, event: EventDetails | undefined): Reminder => ({
  id: reminder.id,
  eventId: event?.id ?? reminder.eventId,
  eventName: event?.isPrivate ? 'An event that is no longer public' : (event?.name ?? ''),
  eventTime: event ? formatEventTime(event) : '',
  // The planned time of a reminder would reveal when a private event was to begin.
  reminderTime: (event?.isPrivate && reminder.endedAt) || reminder.planned,
  reminderType: reminder.type,
  minutesBefore: Math.round(reminder.before / MINUTE_MS),
  state: isWaiting(reminder) ? 'waiting' : reminder.isCalledOff ? 'dropped' : 'due',
  ...(reminder.isCalledOff && event?.rebooking && { rebooking: event.rebooking }),
});
