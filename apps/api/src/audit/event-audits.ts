import { Injectable, NotFoundException } from '@nestjs/common';
import type { EventAudit, EventChange, EventFact, EventThen } from '#libs/contracts';
import { type CatalogueEvent, catalogueEvent as decider, noLongerPublic, type Origin } from '#libs/domain';
import { decimalOf, EventStore, evolve, type Recorded } from '#libs/event-sourcing';
import { sourceWords } from '../events/source-words';
import { veiled } from '../events/veil';
import { Directory } from '../organizations/directory';
import type { Names } from '../organizations/names';
import { changesIn } from './event-changes';
import { EventMerges } from './event-merges';

type Fact = Recorded<CatalogueEvent>;
type State = NonNullable<ReturnType<typeof stateOf>>;

/** An event with what is recorded of it, and what it came to: null where it was not published yet. */
export type ToldEvent = Readonly<{ id: number; history: readonly EventFact[]; event: EventThen | null }>;

/** What was recorded of events: also of those that came to tell them. */
@Injectable()
export class EventAudits {
  constructor(
    private readonly store: EventStore,
    private readonly directory: Directory,
    private readonly merges: EventMerges,
  ) {}

  /** Throws a 404 where there never was such an event. */
  async of(id: number, at: string | undefined): Promise<EventAudit> {
    const chain = await this.chain(id, at);
    if (chain === undefined) throw new NotFoundException('There is no such event in the log.');
    return this.audit(id, at, chain);
  }

  async audit(id: number, at: string | undefined, chain: readonly ToldEvent[]): Promise<EventAudit> {
    const { id: toldBy, event } = chain.at(-1)!;
    const merges = await this.merges.of(
      chain.map(({ id }) => id),
      at,
    );
    return { ...{ id, at: at ?? null, toldBy, event, merges }, history: chain.flatMap(({ history }) => history) };
  }

  /** The event, then those that came to tell it in turn. Undefined where there never was such an event. */
  async chain(id: number, at: string | undefined): Promise<readonly ToldEvent[] | undefined> {
    const links = await this.links(id, at);
    if (links.every(({ facts }) => facts.length === 0) && (await this.factsOf(id)).length === 0) return undefined;
    const names = await this.directory.names();
    return links.map((link) => ({ id: link.id, history: historyOf(link, names), event: thenOf(link, names) }));
  }

  /** Until one stands for itself. Never one twice. */
  private async links(id: number, at: string | undefined, passed: readonly Link[] = []): Promise<Link[]> {
    const recorded = await this.factsOf(id);
    const facts = at ? recorded.filter(({ metadata }) => metadata.time <= at) : recorded;
    const hiddenUpTo = recorded.findLast(({ type }) => type === 'EventMadePrivate')?.revision ?? -1;
    const links = [...passed, { id, facts, hiddenUpTo }];
    const into = mergedInto(facts);
    return into === undefined || links.some((link) => link.id === into) ? links : this.links(into, at, links);
  }

  private async factsOf(id: number) {
    return (await this.store.read(`${decider.stream}-${id}`)) as readonly Fact[];
  }
}

const thenOf = ({ facts, hiddenUpTo }: Link, names: Names): EventThen | null => {
  const state = stateOf(facts);
  if (!state) return null;
  return (facts.at(-1)?.revision ?? 0) <= hiddenUpTo ? toldOf(hidden(state), names) : toldOf(state, names);
};

/** Its identity may tell when it was to be, and what. */
const hidden = (state: State): State => ({
  content: noLongerPublic(state.content),
  origin: { source: state.origin.source, uid: '', instance: '' },
  status: 'private',
});

const toldOf = (state: State, names: Names): EventThen => {
  const { organizationId, subOrganizationId, ...content } = state.content;
  const { organization, subOrganization } = names.of({ organizationId, subOrganizationId });
  return { status: state.status, organization, ...(subOrganization && { subOrganization }), ...content, origin: state.origin };
};

/** Organizations stand in facts by identity. */
const named = ({ field, from, to }: EventChange, names: Names): EventChange => {
  const nameOf = NAMED[field];
  return nameOf ? { field: field.slice(0, -2), from: nameOf(from, names), to: nameOf(to, names) } : { field, from, to };
};

const NAMED: Readonly<Record<string, (id: unknown, names: Names) => unknown>> = {
  organizationId: (id, names) => names.byIdentity(Number(id))?.name ?? id,
  subOrganizationId: (id, { organizations }) =>
    organizations.flatMap(({ subOrganizations }) => subOrganizations).find((one) => one.id === id)?.name ?? id,
};

/** `hiddenUpTo`: what is recorded up to this revision is told to nobody. */
type Link = Readonly<{ id: number; facts: readonly Fact[]; hiddenUpTo: number }>;

/** A fact that cannot be folded is passed over, as read models pass it over: what was recorded before and after can be told. */
const stateOf = (facts: readonly CatalogueEvent[]) =>
  facts.reduce((state, fact) => {
    try {
      return evolve(decider, [fact], state);
    } catch {
      return state;
    }
  }, decider.initialState);

const mergedInto = (facts: readonly Fact[]): number | undefined => {
  if (stateOf(facts)?.status !== 'merged') return undefined;
  return facts.findLast((fact) => fact.type === 'EventMerged')?.data.into;
};

const historyOf = ({ id, facts, hiddenUpTo }: Link, names: Names): EventFact[] => {
  let origin: Origin | undefined;
  return facts.map((fact) => {
    const { type, data, metadata, position } = fact;
    if ('origin' in data) origin = data.origin;
    return {
      ...{ event: id, position: decimalOf(position), time: metadata.time, actor: metadata.actor },
      source: origin ? (sourceWords(origin.source, names) ?? origin.source) : null,
      ...{
        run: metadata.correlationId,
        command: metadata.commandId,
        fact: type,
        changes: changesIn(veiled(fact, hiddenUpTo).data).map((one) => named(one, names)),
      },
      ...('into' in data && { into: data.into }),
    };
  });
};
