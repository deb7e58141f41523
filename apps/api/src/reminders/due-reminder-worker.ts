import { Injectable, Logger } from '@nestjs/common';
import { NIGHT_DELAY_REASON, type TownEvent } from '#libs/contracts';
import { BeginReminder, DropReminder, FailReminder, GiveReminder, ReminderNotDue } from '#libs/domain';
import {
  type Command,
  type CommandMetadata,
  EventStore,
  type HeldLeases,
  type LogWork,
  Projector,
  ReadModels,
} from '#libs/event-sourcing';
import { PushFailure, SmsFailure } from '#libs/integrations';
import { NEVER_DUE, type ReminderDocument, reminders } from '#projections';
import { Commands } from '../commands/commands';
import { forEachInParallel } from '../commands/for-each-in-parallel';
import { Clock } from '../settings/clock';
import { Timers } from '../timers/timers';
import { RemindedEventFinder } from './reminded-event-finder';
import { ReminderChannels } from './reminder-channels';
import { ReminderRescheduler } from './reminder-rescheduler';
import { ReminderTimes } from './reminder-times';

const REMINDERS_LEASE = 'reminders';

const REMINDERS_PER_STEP = 500;

const RETRY_DELAYS_MINUTES = [1, 5, 15, 45];

const MINUTE_MS = 60_000;

/** Records a reminder as begun before and as given after it is sent. If a process breaks off in between, it is repeated once. */
@Injectable()
export class DueReminderWorker implements LogWork {
  readonly leases = [REMINDERS_LEASE];
  private isSettled = false;
  private wake = () => {};

  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly store: EventStore,
    private readonly projector: Projector,
    private readonly remindedEvents: RemindedEventFinder,
    private readonly rescheduler: ReminderRescheduler,
    private readonly reminderTimes: ReminderTimes,
    private readonly channels: ReminderChannels,
    private readonly clock: Clock,
    private readonly timers: Timers,
  ) {}

  watch(listener: () => void) {
    this.wake = listener;
    return () => this.timers.clear(REMINDERS_LEASE);
  }

  /** Reminders are read again soon until the read models show all facts. */
  untilDue() {
    return this.isSettled ? Number.POSITIVE_INFINITY : 0;
  }

  async step(heldLeases: HeldLeases): Promise<boolean> {
    const token = heldLeases.get(REMINDERS_LEASE)!;
    this.isSettled = await this.rescheduler.step();
    const due = await this.findDue(token);
    if (due.length === 0) {
      await this.setTimer();
      return false;
    }
    const eventOf = await this.remindedEvents.findAll(due);
    const outdated = due.filter((one) => one.state === 'waiting' && this.rescheduler.isOutdated(one, eventOf(one)));
    await this.rescheduler.updateFor(new Set(outdated.map(({ key }) => key)));
    const ready = due.filter((one) => !outdated.includes(one));
    const failures: unknown[] = [];
    // Waits for all, so that nothing of this step is in progress when the next one begins.
    await forEachInParallel(ready, (one) =>
      this.processReminder(one, eventOf(one), token).catch((error) => void failures.push(error)),
    );
    // The read models must show what was recorded before due reminders are read again.
    await this.projector.caughtUpTo(await this.store.head());
    if (failures.length > 0) throw failures[0];
    return true;
  }

  /** A larger token belongs to another process. One of our own broke off. */
  private async findDue(token: number): Promise<ReminderDocument[]> {
    const until = new Date(this.now() + 1).toISOString();
    const found = await this.readModels.find(reminders, { due: { lt: until } }, { sort: 'due', limit: REMINDERS_PER_STEP });
    return found.filter(({ state, token: beginnerToken = 0 }) => state === 'waiting' || beginnerToken <= token);
  }

  private async setTimer() {
    const now = this.now();
    const after = new Date(now + 1).toISOString();
    const [next] = await this.readModels.find(reminders, { due: { gte: after, lt: NEVER_DUE } }, { sort: 'due', limit: 1 });
    if (next) this.timers.set(REMINDERS_LEASE, Date.parse(next.due) - now, this.wake);
    else this.timers.clear(REMINDERS_LEASE);
  }

  private async processReminder(reminder: ReminderDocument, event: TownEvent | undefined, token: number) {
    const { id, due: at, isCalledOff } = reminder;
    if (!isCalledOff && event && this.reminderTimes.isTooLate(event, this.now())) {
      await this.issue(DropReminder, { id, why: 'missed' });
      return;
    }
    if (await this.channels.isSentOut(reminder)) await this.sendOut(reminder, event, token);
    else await this.issue(GiveReminder, { id, by: 'page', at });
  }

  private async sendOut(reminder: ReminderDocument, event: TownEvent | undefined, token: number) {
    const { id, due: at, type } = reminder;
    const now = this.now();
    if (type === 'sms' && this.reminderTimes.isQuiet(now))
      return this.putOff(reminder, token, this.reminderTimes.earliestNotice(now, type));
    if (!(await this.recordBegin(id, at, token))) return;
    try {
      await this.issue(GiveReminder, { id, by: await this.channels.deliver(reminder, event), at });
    } catch (error) {
      if (!(error instanceof SmsFailure || error instanceof PushFailure)) throw error;
      await this.recordFailure(reminder, error, token);
    }
  }

  /** False if another process is sending it or it was given up. */
  private async recordBegin(id: string, at: string, token: number): Promise<boolean> {
    try {
      const facts = await this.issue(BeginReminder, { id, at, token });
      return facts.some(({ type }) => type === 'ReminderBegun');
    } catch (error) {
      if (error instanceof ReminderNotDue) return false;
      throw error;
    }
  }

  private async putOff({ id, due: at }: ReminderDocument, token: number, again: number) {
    if (await this.recordBegin(id, at, token))
      await this.issue(FailReminder, {
        id,
        reason: NIGHT_DELAY_REASON,
        unclear: false,
        again: new Date(again).toISOString(),
        token,
      });
  }

  private async recordFailure({ id, failures }: ReminderDocument, error: SmsFailure | PushFailure, token: number) {
    const minutes = RETRY_DELAYS_MINUTES[failures];
    const again = minutes === undefined ? null : new Date(this.now() + minutes * MINUTE_MS).toISOString();
    const unclear = error instanceof SmsFailure && error.isUnclear;
    const facts = await this.issue(FailReminder, { id, reason: error.message, unclear, again, token });
    if (facts.some(({ data }) => data.again === null)) new Logger('Reminders').error(`A reminder was given up: ${error.message}`);
  }

  private issue<Data>(kind: new (data: Data, issued: CommandMetadata) => Command<string, Data>, data: NoInfer<Data>) {
    return this.commands.issueWithoutWaiting('reminders', kind, data);
  }

  private now() {
    return Date.parse(this.clock.now());
  }
}
