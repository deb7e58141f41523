import { hash, randomUUID } from 'node:crypto';
import { BadRequestException, Injectable, NotFoundException, UnauthorizedException } from '@nestjs/common';
import {
  EARLIEST_REMINDER_DAYS,
  internationally,
  MOST_REMINDERS,
  type OneEvent,
  type Reminder,
  type SeenReminder,
  type SetReminder as SetReminderAnswer,
  type TownEvent,
} from '#libs/contracts';
import type { ReminderBody } from '#libs/contracts/requests';
import { DropReminder, type HashedKey, type ReminderSet, SeeReminder, SetReminder } from '#libs/domain';
import { ReadModels, Rejected } from '#libs/event-sourcing';
import { type ReminderDocument, reminders } from '#projections';
import { Commands } from '../commands/commands';
import { Clock } from '../settings/clock';
import { TextSettingsOf } from '../text-messages/text-settings';
import { Happenings, occurrenceOf } from './happenings';
import { Planning } from './planning';
import { whenOf } from './words';

type Wish = Omit<ReminderSet['data'], 'id' | 'at'>;

const MINUTE_MS = 60 * 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What residents do about their reminders. `key` is undefined for a page that is nobody's. */
@Injectable()
export class Reminding {
  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly happenings: Happenings,
    private readonly planning: Planning,
    private readonly texts: TextSettingsOf,
    private readonly clock: Clock,
  ) {}

  async set(key: HashedKey | undefined, ip: string, body: ReminderBody): Promise<SetReminderAnswer> {
    const { eventId, reminderType: type } = body;
    const event = await this.happenings.find(key, eventId);
    if (!event) throw new NotFoundException('There is no such event.');
    const before = this.distance(event, body.reminderTime);
    if (type === 'sms') await this.refuseSms(key, body.phoneNumber);
    const due = this.planning.dueFor(event, { type, before });
    if (due === null) throw new Rejected('event-not-on', 'This event will not take place.');
    if (due <= this.now()) throw new Rejected('reminder-at-night', AT_NIGHT);
    const answer = { reminderTime: at(due) };
    // It belongs to the open page alone, which tells it by itself.
    if (!key) return { id: randomUUID(), ...answer };
    const occurrence = occurrenceOf(event);
    const wish: Wish = { key, eventId: event.id, type, before, ...(occurrence && { occurrence }) };
    const id = await this.idFor(wish);
    await this.commands.issueFor(key, ip, SetReminder, { ...wish, id, at: at(due) });
    return { id, ...answer };
  }

  /** Those that are to come, those that the open page is to tell, and those whose event will not be. */
  async of(key: HashedKey): Promise<Reminder[]> {
    const known = await this.readModels.find(reminders, { key: { eq: key } });
    const shown = known.filter((one) => isWaiting(one) || this.isToBeTold(one));
    const eventOf = await this.happenings.all(shown);
    return shown.map((one) => told(one, eventOf(one))).sort((a, b) => (a.reminderTime < b.reminderTime ? -1 : 1));
  }

  async drop(key: HashedKey, ip: string, id: string) {
    await this.own(key, id);
    await this.commands.issueFor(key, ip, DropReminder, { id, why: 'unwanted' });
  }

  async see(key: HashedKey, ip: string, id: string): Promise<SeenReminder> {
    await this.own(key, id);
    return { first: (await this.commands.issueFor(key, ip, SeeReminder, { id })).length > 0 };
  }

  private async own(key: HashedKey, id: string) {
    const known = await this.readModels.get(reminders, id);
    if (known?.key !== key) throw new NotFoundException('You have no such reminder.');
  }

  /** Of the wished time from the beginning of the event, in milliseconds. */
  private distance(event: TownEvent, reminderTime: string): number {
    if (event.status !== 'confirmed') throw new Rejected('event-not-on', 'This event will not take place.');
    const beginning = this.planning.beginningOf(event);
    if (beginning === null) throw new BadRequestException('eventId must be an event with a date.');
    const before = beginning - Date.parse(reminderTime);
    if (Date.parse(reminderTime) <= this.now()) throw new BadRequestException(PASSED);
    if (before < 0) throw new BadRequestException('reminderTime must not be after the event has begun.');
    if (before > EARLIEST_REMINDER_DAYS * DAY_MS)
      throw new BadRequestException(`reminderTime must not be more than ${EARLIEST_REMINDER_DAYS} days before the event.`);
    return before;
  }

  private async refuseSms(key: HashedKey | undefined, phoneNumber: string | undefined) {
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
    if (internationally(phoneNumber) !== internationally(chosen.phoneNumber))
      throw new Rejected('sms-other-number', 'Text messages go to the phone number in Settings only.');
  }

  /** The same wish is the same reminder, whichever event or occurrence it was set for. */
  private async idFor(wish: Wish): Promise<string> {
    const known = await this.readModels.find(reminders, { key: { eq: wish.key } });
    const waiting = known.filter(isWaiting);
    const alike = waiting.filter(({ type, before }) => type === wish.type && before === wish.before);
    const eventOf = await this.happenings.all(alike);
    const same = alike.find((one) => eventOf(one)?.id === wish.eventId);
    if (same) return same.id;
    if (waiting.length >= MOST_REMINDERS)
      throw new Rejected('too-many-reminders', `You have ${MOST_REMINDERS} reminders already. Remove some of them first.`);
    return newIdFor(wish);
  }

  /** By a page, for as long as anybody may want to know. */
  private isToBeTold({ state, by, endedAt, planned, isCalledOff }: ReminderDocument): boolean {
    if (state !== 'given' || by !== 'page' || !endedAt) return false;
    const since = isCalledOff ? endedAt : planned;
    return this.now() - Date.parse(since) < (isCalledOff ? 7 : 1) * DAY_MS;
  }

  private now() {
    return Date.parse(this.clock.now());
  }
}

const PASSED = 'reminderTime has passed already.';
const AT_NIGHT = 'No text message is sent between 9 PM and 8 AM, and it is too late to send one on the evening before.';

const at = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Alike for two that come at once. */
const newIdFor = ({ key, eventId, type, before, occurrence }: Wish) => {
  const number = occurrence?.number ?? null;
  const event = number === null ? [eventId] : [occurrence!.series, number];
  return hash('sha256', [key, ...event, type, before].join(' '), 'hex').slice(0, 32);
};

const isWaiting = ({ state, isCalledOff }: ReminderDocument) => (state === 'waiting' || state === 'begun') && !isCalledOff;

const told = (known: ReminderDocument, event: OneEvent | undefined): Reminder => ({
  id: known.id,
  eventId: event?.id ?? known.eventId,
  eventName: event?.isPrivate ? 'An event that is no longer public' : (event?.name ?? ''),
  eventTime: event ? whenOf(event) : '',
  // When it was to be given tells when the event was to be.
  reminderTime: (event?.isPrivate && known.endedAt) || known.planned,
  reminderType: known.type,
  minutesBefore: Math.round(known.before / MINUTE_MS),
  state: isWaiting(known) ? 'waiting' : known.isCalledOff ? 'dropped' : 'due',
  ...(known.isCalledOff && event?.rebooking && { rebooking: event.rebooking }),
});
