import { Injectable } from '@nestjs/common';
import { type TownEvent, userKey } from '#libs/contracts';
import { CallOffReminder, type HashedKey, hashedKey, MoveReminder } from '#libs/domain';
import { EventStore, type Position, Projector, ReadModels, type Recorded } from '#libs/event-sourcing';
import { type ReminderDocument, reminders } from '#projections';
import { Commands } from '../commands/commands';
import { Mergers } from '../events/mergers';
import { Clock } from '../settings/clock';
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

  /** As its event stands now. Answers whether that has changed anything. */
  async follow(reminder: ReminderDocument, event: TownEvent | undefined): Promise<boolean> {
    const { id, planned, isCalledOff, type } = reminder;
    const due = this.planning.dueFor(event, reminder);
    if (due === null) {
      if (isCalledOff) return false;
      const at = new Date(this.planning.soonest(Date.parse(this.clock.now()), type)).toISOString();
      await this.commands.issueWithoutWaiting(ACTOR, CallOffReminder, { id, at });
      return true;
    }
    const at = new Date(due).toISOString();
    if (at === planned && !isCalledOff) return false;
    await this.commands.issueWithoutWaiting(ACTOR, MoveReminder, { id, at });
    return true;
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
    let after: string | undefined;
    do {
      const page = await this.readModels.find(reminders, { state: { eq: 'waiting' } }, { limit: PAGE, ...(after && { after }) });
      const meant = page.filter(isMeant);
      const eventOf = await this.happenings.all(meant);
      for (const one of meant) await this.follow(one, eventOf(one));
      after = page.length === PAGE ? page.at(-1)!.id : undefined;
    } while (after);
  }
}

/** The actor of what is recorded because an event changed. */
const ACTOR = 'reminders';

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
