import {
  type CatalogueCommand,
  type CatalogueContent,
  type CatalogueEvent,
  catalogueEvent,
  MergeEvent,
  type OrganizationRegistered,
  PartEvents,
  PublishEvent,
  UnmergeEvent,
  WithdrawEvent,
} from '#libs/domain';
import {
  type CommandMetadata,
  type DomainEvent,
  decide,
  type EventStore,
  evolve,
  type FindQuery,
  fold,
  handles,
  keysOf,
  type Projection,
  type Projector,
  ReadModels,
  type Recorded,
  type Where,
} from '#libs/event-sourcing';
import { testMetadata, toRecorded } from '#libs/event-sourcing/testing';
import type { Commands } from '../../commands/commands';
import { Calendar } from '../../events/calendar';
import { EventTraits } from '../../events/event-traits';
import { MergedEvents } from '../../events/merged-events';
import { Directory } from '../../organizations/directory';
import { TownSettings } from '../../settings/town-settings';
import { Duplicates } from '../duplicates';
import type { SearchProgress } from '../search-progress';
import { DayClock } from './day-clock';

export const HALL = 1;
export const GAZETTE = 2;
export const CLUB = 3;
const NAMES = { [HALL]: 'Mill Hall', [GAZETTE]: 'Town Gazette', [CLUB]: 'Chess Club' };

export const createTestTown = (today: string) => {
  const facts: Recorded[] = [];
  const clock = new DayClock(today);
  const record = (event: DomainEvent) => {
    const nth = facts.length + 1;
    facts.push(toRecorded(event, nth, new Date(Date.parse(`${clock.today()}T12:00:00Z`) + nth * 1_000).toISOString()));
  };
  const issue = (id: number, command: CatalogueCommand): readonly CatalogueEvent[] => {
    const about = facts.filter(({ type, data }) => type.startsWith('Event') && data['id'] === id) as unknown as CatalogueEvent[];
    const decided: readonly CatalogueEvent[] = decide(catalogueEvent, evolve(catalogueEvent, about), command);
    decided.forEach(record);
    return decided;
  };
  for (const [id, name] of Object.entries(NAMES)) {
    const data = { id: Number(id), name, category: 'Arts', description: '', displayOrder: 50 };
    record({ type: 'OrganizationRegistered', data } satisfies OrganizationRegistered);
  }

  const readModels = new InMemoryReadModels(facts);
  const directory = new Directory(readModels, new TownSettings());
  const cards = new MergedEvents(readModels, directory);
  const calendar = new Calendar(readModels, directory, clock, cards, new EventTraits(readModels, directory));
  const commands = {
    issueWithoutWaiting: async (
      _: string,
      kind: new (data: unknown, by: CommandMetadata) => CatalogueCommand,
      data: { id: number },
    ) => issue(data.id, new kind(data, testMetadata)),
  } as unknown as Commands;
  const store = { head: async () => undefined } as unknown as EventStore;
  const projector = { shows: async () => true } as unknown as Projector;
  const progress = { isUpToDate: async () => false, save: async () => {} } as unknown as SearchProgress;
  const duplicates = new Duplicates(commands, store, projector, readModels, directory, clock, progress);

  return {
    tell: (id: number, organizationId: number, about: Partial<CatalogueContent> = {}, cancelled = false) => {
      const content = { name: 'Copper Serenade', category: 'Arts', date: today, time: '', location: 'Mill Hall', ...about };
      const origin = { source: `source ${organizationId}`, uid: String(id), instance: '' };
      issue(id, new PublishEvent({ id, content: { ...content, organizationId }, origin, cancelled }, testMetadata));
    },
    becomes: (id: number, into: number) => void issue(id, new MergeEvent({ id, into }, testMetadata)),
    merge: (id: number, into: number) => void issue(id, new MergeEvent({ id, into, rule: 'same title', score: 1 }, testMetadata)),
    unmerge: (id: number, from: number) => void issue(id, new UnmergeEvent({ id, from }, testMetadata)),
    withdraw: (id: number) => void issue(id, new WithdrawEvent({ id }, testMetadata)),
    part: (a: number, b: number) => {
      issue(a, new PartEvents({ id: a, from: [b] }, testMetadata));
      issue(b, new PartEvents({ id: b, from: [a] }, testMetadata));
    },
    find: () => duplicates.find(),
    comes: (day: string) => clock.setDay(day),
    shownEvents: () => calendar.events(),
    parts: { readModels, calendar, cards, directory, clock },
    cards: async () => (await cards.all()).map(({ versions }) => versions.map(({ event }) => event.id).toSorted()),
  };
};

class InMemoryReadModels extends ReadModels {
  readonly hasAtomicRevisions = true;

  private readonly builds = new Map<string, Readonly<{ factCount: number; documents: Map<string, unknown> }>>();

  constructor(private readonly facts: readonly Recorded[]) {
    super();
  }

  async get<Doc>(model: Projection<Doc>, key: string | number) {
    return this.build(model).get(String(key));
  }

  getUnlessParked<Doc>(model: Projection<Doc>, key: string | number) {
    return this.get(model, key);
  }

  async getMany<Doc>(model: Projection<Doc>, keys: readonly (string | number)[]) {
    return keys.map((key) => this.build(model).get(String(key)));
  }

  async find<Doc>(model: Projection<Doc>, where: Where<Doc> = {}, how: FindQuery<Doc> = {}) {
    if (how.after !== undefined) throw new Error('Read models in memory are not paged.');
    const tests = Object.entries(where) as [keyof Doc, { eq?: unknown; gte?: string | number }][];
    const passes = (document: Doc) =>
      tests.every(([field, { eq, gte }]) => {
        const value = document[field] as string | number | undefined;
        return value !== undefined && (eq === undefined || value === eq) && (gte === undefined || value >= gte);
      });
    return [...this.build(model).values()].filter(passes).slice(0, how.limit);
  }

  async count<Doc>(model: Projection<Doc>, where: Where<Doc>) {
    return (await this.find(model, where)).length;
  }

  revision() {
    return String(this.facts.length);
  }

  async changesSince() {
    return undefined;
  }

  async close() {}

  private build<Doc>(model: Projection<Doc>): Map<string, Doc> {
    const { factCount, documents } = this.builds.get(model.name) ?? { factCount: 0, documents: new Map() };
    for (const fact of this.facts.slice(factCount)) {
      if (!handles(model, fact)) continue;
      for (const key of keysOf(model, fact)) {
        const document = fold(model, documents.get(key) as Doc | undefined, fact, key);
        if (document === null) documents.delete(key);
        else documents.set(key, document);
      }
    }
    this.builds.set(model.name, { factCount: this.facts.length, documents });
    return documents as Map<string, Doc>;
  }
}
