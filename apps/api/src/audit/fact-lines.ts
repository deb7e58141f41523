import { Injectable } from '@nestjs/common';
import type { FactLine, KeyKind } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { decimalOf, ReadModels, type Recorded } from '#libs/event-sourcing';
import { catalogue, reminders } from '#projections';
import { Directory } from '../organizations/directory';
import { TownSettings } from '../settings/town-settings';
import { byOf, type Called, eventCalled, eventsIn, groupOf, whatOf } from './fact-words';
import type { Trail } from './trail';
import { Trails } from './trails';

/** Somebody's facts in words, as things are called now. */
@Injectable()
export class FactLines {
  constructor(
    private readonly trails: Trails,
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly town: TownSettings,
  ) {}

  /** In the order of `numbers`. */
  async of(trail: Trail, numbers: readonly number[]): Promise<FactLine[]> {
    const recorded = await this.trails.facts(numbers.map((fact) => trail.marks[fact - 1]!));
    const [called, themselves] = [await this.calledIn(recorded), await this.kindOf(trail)];
    const telling = { called, key: trail.key, forgotten: trail.forgottenUpTo, themselves };
    return recorded.map((fact, i) => lineOf(fact, numbers[i]!, telling));
  }

  async kindOf({ marks, key }: Trail): Promise<KeyKind> {
    if ((await this.trails.sourcesOf(key)).some((stream) => stream.startsWith('account-'))) return 'account';
    return marks.length > 0 ? 'session' : 'unknown';
  }

  async calledIn(facts: readonly Recorded[]): Promise<Called> {
    const programs = (await this.directory.subcalendars()).map(({ id, name }) => [id, name] as const);
    const reminded = await this.remindedOf(facts);
    const { events, privates } = await this.eventsOf([...new Set([...facts.flatMap(eventsIn), ...reminded.values()])]);
    const { timeZone } = this.town;
    return {
      ...{ names: await this.directory.names(), events, subcalendars: new Map(programs), timeZone },
      isPrivate: (data) => privates.has(data.eventId ?? reminded.get(data.id)),
    };
  }

  /** With their day; and which of them are no longer public. */
  async eventsOf(ids: readonly number[]): Promise<Pick<Called, 'events'> & Readonly<{ privates: ReadonlySet<number> }>> {
    const found = await this.readModels.getMany(catalogue, ids);
    const named = ids.map((id, i) => [id, eventCalled(id, found[i])] as const);
    return { events: new Map(named), privates: new Set(ids.filter((_, i) => found[i]?.event.isPrivate)) };
  }

  /** Of which event a reminder is, by its id: what moves it does not say so. */
  private async remindedOf(facts: readonly Recorded[]): Promise<ReadonlyMap<string, number>> {
    const ids = [...new Set(facts.flatMap(({ type, data }) => (type === 'ReminderMoved' ? [data.id as string] : [])))];
    if (ids.length === 0) return new Map();
    const found = await this.readModels.getMany(reminders, ids);
    return new Map(found.flatMap((one) => (one ? [[one.id, one.eventId] as const] : [])));
  }
}

type Telling = Readonly<{ called: Called; key: HashedKey; forgotten: number; themselves: string }>;

const lineOf = (recorded: Recorded, fact: number, { called, key, forgotten, themselves }: Telling): FactLine => {
  const { position, type, metadata } = recorded;
  return {
    fact,
    position: decimalOf(position),
    time: metadata.time,
    kind: type,
    group: groupOf(type),
    what: fact < forgotten ? null : whatOf(recorded, called),
    by: byOf(recorded, key, themselves),
    command: metadata.commandId,
    correlation: metadata.correlationId,
  };
};
