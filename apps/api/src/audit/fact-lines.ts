import { Injectable } from '@nestjs/common';
import type { FactLine, KeyKind } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { ReadModels, type Recorded, toDecimal } from '#libs/event-sourcing';
import { catalogue, reminders } from '#projections';
import { Directory } from '../organizations/directory';
import { TownSettings } from '../settings/town-settings';
import { type DisplayNames, describeActor, describeFact, eventIdsIn, formatEventName, groupOf } from './fact-texts';
import type { Trail } from './trail';
import { Trails } from './trails';

@Injectable()
export class FactLines {
  constructor(
    private readonly trails: Trails,
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly town: TownSettings,
  ) {}

  async of(trail: Trail, factNumbers: readonly number[]): Promise<FactLine[]> {
    const recorded = await this.trails.facts(factNumbers.map((fact) => trail.marks[fact - 1]!));
    const [displayNames, keyKind] = [await this.displayNamesIn(recorded), await this.kindOf(trail)];
    const context = { displayNames, key: trail.key, forgottenUpTo: trail.forgottenUpTo, keyKind };
    return recorded.map((fact, i) => toFactLine(fact, factNumbers[i]!, context));
  }

  async kindOf({ marks, key }: Trail): Promise<KeyKind> {
    if ((await this.trails.streamsOf(key)).some((stream) => stream.startsWith('account-'))) return 'account';
    return marks.length > 0 ? 'session' : 'unknown';
  }

  async displayNamesIn(facts: readonly Recorded[]): Promise<DisplayNames> {
    const subcalendarNames = (await this.directory.subcalendars()).map(({ id, name }) => [id, name] as const);
    const reminderEventIds = await this.eventIdsOfReminders(facts);
    const { events, privateEventIds } = await this.eventNamesOf([
      ...new Set([...facts.flatMap(eventIdsIn), ...reminderEventIds.values()]),
    ]);
    const { timeZone } = this.town;
    return {
      ...{ names: await this.directory.names(), events, subcalendars: new Map(subcalendarNames), timeZone },
      isPrivate: (data) => privateEventIds.has(data.eventId ?? reminderEventIds.get(data.id)),
    };
  }

  async eventNamesOf(
    ids: readonly number[],
  ): Promise<Pick<DisplayNames, 'events'> & Readonly<{ privateEventIds: ReadonlySet<number> }>> {
    const found = await this.readModels.getMany(catalogue, ids);
    const named = ids.map((id, i) => [id, formatEventName(id, found[i])] as const);
    return { events: new Map(named), privateEventIds: new Set(ids.filter((_, i) => found[i]?.event.isPrivate)) };
  }

  /** `ReminderMoved` contains no event id, so it is looked up by the reminder id. */
  private async eventIdsOfReminders(facts: readonly Recorded[]): Promise<ReadonlyMap<string, number>> {
    const ids = [...new Set(facts.flatMap(({ type, data }) => (type === 'ReminderMoved' ? [data.id as string] : [])))];
    if (ids.length === 0) return new Map();
    const found = await this.readModels.getMany(reminders, ids);
    return new Map(found.flatMap((one) => (one ? [[one.id, one.eventId] as const] : [])));
  }
}

type LineContext = Readonly<{ displayNames: DisplayNames; key: HashedKey; forgottenUpTo: number; keyKind: KeyKind }>;

const toFactLine = (recorded: Recorded, fact: number, { displayNames, key, forgottenUpTo, keyKind }: LineContext): FactLine => {
  const { position, type, metadata } = recorded;
  return {
    fact,
    position: toDecimal(position),
    time: metadata.time,
    kind: type,
    group: groupOf(type),
    what: fact < forgottenUpTo ? null : describeFact(recorded, displayNames),
    by: describeActor(recorded, key, keyKind),
    command: metadata.commandId,
    correlation: metadata.correlationId,
  };
};
