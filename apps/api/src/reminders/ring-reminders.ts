import { Injectable, Logger } from '@nestjs/common';
import { PUT_OFF_AT_NIGHT, type TownEvent } from '#libs/contracts';
import { BeginReminder, DropReminder, FailReminder, GiveReminder, ReminderNotDue } from '#libs/domain';
import { type Command, EventStore, type Held, type Issued, Projector, ReadModels, type Work } from '#libs/event-sourcing';
import { PushFailure, SmsFailure } from '#libs/integrations';
import { type ReminderDocument, reminders } from '#projections';
import { Commands } from '../commands/commands';
import { inParallel } from '../commands/in-parallel';
import { Clock } from '../settings/clock';
import { Delivery } from './delivery';
import { FollowHappenings } from './follow-happenings';
import { Happenings } from './happenings';
import { Planning } from './planning';

const LEASE = 'reminders';

/** As many as are read, told and recorded at once. */
const PAGE = 500;

/** Minutes after which what was refused is tried again; after the last it is given up, and operators are told. */
const AGAIN_MINUTES = [1, 5, 15, 45];

const MINUTE_MS = 60_000;

/**
 * Tells everybody what is due, each once: it is recorded as begun before it is handed in, and as given afterwards. Of what broke
 * off in between nobody knows whether it arrived, so it is repeated once.
 */
@Injectable()
export class RingReminders implements Work {
  readonly leases = [LEASE];

  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly store: EventStore,
    private readonly projector: Projector,
    private readonly happenings: Happenings,
    private readonly following: FollowHappenings,
    private readonly planning: Planning,
    private readonly delivery: Delivery,
    private readonly clock: Clock,
  ) {}

  async step(held: Held): Promise<boolean> {
    const token = held.get(LEASE)!;
    await this.following.step();
    const due = await this.due(token);
    if (due.length === 0) return false;
    const eventOf = await this.happenings.all(due);
    const behind = due.filter((one) => one.state === 'waiting' && this.following.isBehind(one, eventOf(one)));
    await this.following.followFor(new Set(behind.map(({ key }) => key)));
    const ready = due.filter((one) => !behind.includes(one));
    const failures: unknown[] = [];
    // Each to its end: when the next step begins, nothing of this one is on its way.
    await inParallel(ready, (one) => this.ring(one, eventOf(one), token).catch((error) => void failures.push(error)));
    // What was recorded shows before it is asked again what is due.
    await this.projector.caughtUpTo(await this.store.head());
    if (failures.length > 0) throw failures[0];
    return true;
  }

  /** What somebody has begun with a larger token is theirs. What we have begun ourselves broke off: no step leaves anything behind. */
  private async due(token: number): Promise<ReminderDocument[]> {
    const until = new Date(this.now() + 1).toISOString();
    const found = await this.readModels.find(reminders, { due: { lt: until } }, { sort: 'due', limit: PAGE });
    return found.filter(({ state, token: begunBy = 0 }) => state === 'waiting' || begunBy <= token);
  }

  private async ring(reminder: ReminderDocument, event: TownEvent | undefined, token: number) {
    const { id, due: at, isCalledOff } = reminder;
    if (!isCalledOff && event && this.planning.isTooLate(event, this.now())) {
      await this.issue(DropReminder, { id, why: 'missed' });
      return;
    }
    if (await this.delivery.goesOut(reminder)) await this.tell(reminder, event, token);
    else await this.issue(GiveReminder, { id, by: 'page', at });
  }

  private async tell(reminder: ReminderDocument, event: TownEvent | undefined, token: number) {
    const { id, due: at, type } = reminder;
    const now = this.now();
    if (type === 'sms' && this.planning.isQuiet(now)) return this.waitFor(reminder, token, this.planning.soonest(now, type));
    if (!(await this.begun(id, at, token))) return;
    try {
      await this.issue(GiveReminder, { id, by: await this.delivery.handIn(reminder, event), at });
    } catch (error) {
      if (!(error instanceof SmsFailure || error instanceof PushFailure)) throw error;
      await this.failed(reminder, error, token);
    }
  }

  /** False for what another one is at, or was given up. */
  private async begun(id: string, at: string, token: number): Promise<boolean> {
    try {
      const facts = await this.issue(BeginReminder, { id, at, token });
      return facts.some(({ type }) => type === 'ReminderBegun');
    } catch (error) {
      if (error instanceof ReminderNotDue) return false;
      throw error;
    }
  }

  private async waitFor({ id, due: at }: ReminderDocument, token: number, again: number) {
    if (await this.begun(id, at, token))
      await this.issue(FailReminder, {
        id,
        reason: PUT_OFF_AT_NIGHT,
        unclear: false,
        again: new Date(again).toISOString(),
        token,
      });
  }

  private async failed({ id, failures }: ReminderDocument, error: SmsFailure | PushFailure, token: number) {
    const minutes = AGAIN_MINUTES[failures];
    const again = minutes === undefined ? null : new Date(this.now() + minutes * MINUTE_MS).toISOString();
    const unclear = error instanceof SmsFailure && error.isUnclear;
    const facts = await this.issue(FailReminder, { id, reason: error.message, unclear, again, token });
    if (facts.some(({ data }) => data.again === null)) new Logger('Reminders').error(`A reminder was given up: ${error.message}`);
  }

  private issue<Data>(kind: new (data: Data, issued: Issued) => Command<string, Data>, data: NoInfer<Data>) {
    return this.commands.issueWithoutWaiting('reminders', kind, data);
  }

  private now() {
    return Date.parse(this.clock.now());
  }
}
