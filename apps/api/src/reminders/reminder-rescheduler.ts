import { Injectable } from '@nestjs/common';
import { type TownEvent, toUserKey } from '#libs/contracts';
import { CallOffReminder, DropReminder, type HashedKey, hashedKey, MoveReminder } from '#libs/domain';
import {
  BEGINNING,
  type Command,
  type CommandMetadata,
  EventStore,
  type Position,
  Projector,
  ReadModels,
  type Recorded,
} from '#libs/event-sourcing';
import { type ReminderDocument, reminders } from '#projections';
import { Commands } from '../commands/commands';
import { forEachInParallel } from '../commands/for-each-in-parallel';
import { EventSuccessors } from '../events/event-successors';
import { Clock } from '../settings/clock';
import { RemindedEventFinder } from './reminded-event-finder';
import { isOutdated, planChanges, type ReminderChange, type ReminderStatus } from './reminder-changes';
import { ReminderTimes } from './reminder-times';

const PAGE_SIZE = 1_000;

@Injectable()
export class ReminderRescheduler {
  private lastPosition: Position | undefined;
  private events = new Set<number>();
  private owners = new Set<HashedKey>();
  /** All reminders are checked at the start, because events may have changed while this process was down. */
  private isFirstRun = true;

  private readonly handlers: {
    [K in ReminderChange['kind']]: (change: Extract<ReminderChange, { kind: K }>) => Promise<unknown>;
  } = {
    move: ({ id, at }) => this.issue(MoveReminder, { id, at: instant(at) }),
    'call off': ({ id, at, isSilent }) => this.issue(CallOffReminder, { id, at: instant(at), ...(isSilent && { isSilent }) }),
    drop: ({ id, why }) => this.issue(DropReminder, { id, why }),
  };

  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly store: EventStore,
    private readonly projector: Projector,
    private readonly remindedEvents: RemindedEventFinder,
    private readonly mergers: EventSuccessors,
    private readonly reminderTimes: ReminderTimes,
    private readonly clock: Clock,
  ) {}

  /** Returns true once the read models show all facts and reminders were changed after them. */
  async step(): Promise<boolean> {
    this.lastPosition ??= await this.store.head();
    const { facts } = await this.store.readAll(this.lastPosition, PAGE_SIZE);
    for (const event of facts) this.noteFact(event);
    this.lastPosition = facts.at(-1)?.position ?? this.lastPosition;
    if (facts.length > 0) return false;
    if (!this.hasChanges()) return ((await this.projector.shownPosition()) ?? BEGINNING) >= this.lastPosition;
    if (!(await this.projector.shows(this.lastPosition))) return false;
    await this.updateAll();
    [this.isFirstRun, this.events, this.owners] = [false, new Set(), new Set()];
    return true;
  }

  isOutdated(reminder: ReminderDocument, event: TownEvent | undefined): boolean {
    return isOutdated(this.statusOf(reminder, event));
  }

  async updateFor(keys: ReadonlySet<HashedKey>) {
    if (keys.size === 0 || !(await this.projector.shows(await this.store.head()))) return;
    await this.updateKeys(keys);
  }

  private noteFact({ type, data }: Recorded) {
    if (TOWN_EVENT_TYPES.has(type))
      for (const id of [data.id, data.into, data.from]) if (typeof id === 'number') this.events.add(id);
    if (OWN_EVENT_TYPES.has(type)) this.owners.add(hashedKey(toUserKey(data.account)));
  }

  private hasChanges() {
    return this.isFirstRun || this.events.size > 0 || this.owners.size > 0;
  }

  private async updateAll() {
    const keys = new Set<HashedKey>();
    let after: string | undefined;
    do {
      const page = await this.readModels.find(reminders, WAITING, { limit: PAGE_SIZE, ...(after && { after }) });
      for (const key of await this.findOutdatedKeys(page)) keys.add(key);
      after = page.length === PAGE_SIZE ? page.at(-1)!.id : undefined;
    } while (after);
    await this.updateKeys(keys);
  }

  private async findOutdatedKeys(waiting: readonly ReminderDocument[]): Promise<readonly HashedKey[]> {
    if (waiting.length === 0) return [];
    const successorOf = await this.mergers.createLookup();
    const isAffected = ({ key, eventId }: ReminderDocument) =>
      this.isFirstRun || this.owners.has(key) || this.events.has(eventId) || this.events.has(successorOf(eventId));
    const affected = waiting.filter(isAffected);
    const eventOf = await this.remindedEvents.findAll(affected);
    const isOutdated = (one: ReminderDocument) => this.isOutdated(one, eventOf(one)) || successorOf(one.eventId) !== one.eventId;
    return affected.filter(isOutdated).map(({ key }) => key);
  }

  /** Changes of one resident follow one another; those of different residents share commits. */
  private updateKeys(keys: ReadonlySet<HashedKey>) {
    return forEachInParallel([...keys], (key) => this.updateOf(key));
  }

  private async updateOf(key: HashedKey) {
    // A resident has few; by their state, all that wait in the town would be looked through.
    const all = await this.readModels.find(reminders, { key: { eq: key } });
    const waiting = all.filter(({ state }) => state === 'waiting');
    const eventOf = await this.remindedEvents.findAll(waiting);
    const statuses = waiting.map((one) => this.statusOf(one, eventOf(one)));
    for (const change of planChanges(statuses, this.now())) await this.applyChange(change);
  }

  private statusOf(reminder: ReminderDocument, event: TownEvent | undefined): ReminderStatus {
    const earliestNotice = this.reminderTimes.earliestNotice(this.now(), reminder.type);
    return { reminder, event, due: this.reminderTimes.dueFor(event, reminder), sayable: earliestNotice };
  }

  private applyChange(change: ReminderChange) {
    return (this.handlers[change.kind] as (change: ReminderChange) => Promise<unknown>)(change);
  }

  private issue<Data>(kind: new (data: Data, issued: CommandMetadata) => Command<string, Data>, data: NoInfer<Data>) {
    return this.commands.issueWithoutWaiting(ACTOR, kind, data);
  }

  private now() {
    return Date.parse(this.clock.now());
  }
}

const ACTOR = 'reminders';

const WAITING = { state: { eq: 'waiting' as const } };

const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

const TOWN_EVENT_TYPES = new Set([
  'EventPublished',
  'EventRescheduled',
  'EventRevised',
  'EventCancelled',
  'EventReinstated',
  'EventMerged',
  'EventUnmerged',
  'EventParted',
  'EventWithdrawn',
  'EventMadePrivate',
  'EventRestored',
]);

const OWN_EVENT_TYPES = new Set(['OwnEventRevised', 'OccurrenceRevised', 'OccurrenceDropped', 'OwnEventDeleted']);
