import { Injectable } from '@nestjs/common';
import { type TownEvent, userKey } from '#libs/contracts';
import { CallOffReminder, DropReminder, type HashedKey, hashedKey, MoveReminder } from '#libs/domain';
import { type Command, EventStore, type Issued, type Position, Projector, ReadModels, type Recorded } from '#libs/event-sourcing';
import { type ReminderDocument, reminders } from '#projections';
import { Commands } from '../commands/commands';
import { Mergers } from '../events/mergers';
import { Clock } from '../settings/clock';
import { type Change, changesFor, isBehind, type Standing } from './changes';
import { Happenings } from './happenings';
import { Planning } from './planning';

const PAGE = 1_000;

/** Moves reminders with their events, and where an event will not be, has a word of that said instead. */
@Injectable()
export class FollowHappenings {
  private seen: Position | undefined;
  private events = new Set<number>();
  private owners = new Set<HashedKey>();
  /** At the start all of them: who knows what happened while nobody looked. */
  private all = true;

  private readonly changes: { [K in Change['kind']]: (change: Extract<Change, { kind: K }>) => Promise<unknown> } = {
    move: ({ id, at }) => this.issue(MoveReminder, { id, at: instant(at) }),
    'call off': ({ id, at, isSilent }) => this.issue(CallOffReminder, { id, at: instant(at), ...(isSilent && { isSilent }) }),
    drop: ({ id, why }) => this.issue(DropReminder, { id, why }),
  };

  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly store: EventStore,
    private readonly projector: Projector,
    private readonly happenings: Happenings,
    private readonly mergers: Mergers,
    private readonly planning: Planning,
    private readonly clock: Clock,
  ) {}

  /** Looks what happened since, once a load has come to its end and the read models show it. */
  async step() {
    this.seen ??= await this.store.head();
    const { events } = await this.store.readAll(this.seen, PAGE);
    for (const event of events) this.note(event);
    this.seen = events.at(-1)?.position ?? this.seen;
    if (events.length > 0 || !this.isDue() || !(await this.projector.shows(this.seen))) return;
    await this.followAll();
    [this.all, this.events, this.owners] = [false, new Set(), new Set()];
  }

  /** Whether a reminder does not stand as its event does, which has changed a moment ago. */
  isBehind(reminder: ReminderDocument, event: TownEvent | undefined): boolean {
    return isBehind(this.standing(reminder, event));
  }

  /** Has all reminders of these people follow their events. Each person's are looked at together, one person after the other. */
  async followFor(keys: ReadonlySet<HashedKey>) {
    if (keys.size === 0 || !(await this.projector.shows(await this.store.head()))) return;
    for (const key of keys) await this.followOf(key);
  }

  private note({ type, data }: Recorded) {
    if (OF_THE_TOWN.has(type)) for (const id of [data.id, data.into, data.from]) if (typeof id === 'number') this.events.add(id);
    if (OF_SOMEBODY.has(type)) this.owners.add(hashedKey(userKey(data.account)));
  }

  private isDue() {
    return this.all || this.events.size > 0 || this.owners.size > 0;
  }

  private async followAll() {
    const standing = await this.mergers.standing();
    const isMeant = ({ key, eventId }: ReminderDocument) =>
      this.all || this.owners.has(key) || this.events.has(eventId) || this.events.has(standing(eventId));
    const keys = new Set<HashedKey>();
    let after: string | undefined;
    do {
      const page = await this.readModels.find(reminders, WAITING, { limit: PAGE, ...(after && { after }) });
      const meant = page.filter(isMeant);
      const eventOf = await this.happenings.all(meant);
      for (const one of meant) if (this.isBehind(one, eventOf(one)) || standing(one.eventId) !== one.eventId) keys.add(one.key);
      after = page.length === PAGE ? page.at(-1)!.id : undefined;
    } while (after);
    for (const key of keys) await this.followOf(key);
  }

  private async followOf(key: HashedKey) {
    const theirs = await this.readModels.find(reminders, { ...WAITING, key: { eq: key } });
    const eventOf = await this.happenings.all(theirs);
    const standings = theirs.map((one) => this.standing(one, eventOf(one)));
    for (const change of changesFor(standings, this.now())) await this.make(change);
  }

  private standing(reminder: ReminderDocument, event: TownEvent | undefined): Standing {
    const sayable = this.planning.soonest(this.now(), reminder.type);
    return { reminder, event, due: this.planning.dueFor(event, reminder), sayable };
  }

  private make(change: Change) {
    return (this.changes[change.kind] as (change: Change) => Promise<unknown>)(change);
  }

  private issue<Data>(kind: new (data: Data, issued: Issued) => Command<string, Data>, data: NoInfer<Data>) {
    return this.commands.issueWithoutWaiting(ACTOR, kind, data);
  }

  private now() {
    return Date.parse(this.clock.now());
  }
}

/** The actor of what is recorded because an event changed. */
const ACTOR = 'reminders';

const WAITING = { state: { eq: 'waiting' as const } };

const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

const OF_THE_TOWN = new Set([
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

const OF_SOMEBODY = new Set(['OwnEventRevised', 'OccurrenceRevised', 'OccurrenceDropped', 'OwnEventDeleted']);
