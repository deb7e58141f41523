import { Injectable, NotFoundException } from '@nestjs/common';
import type { EventAudit, EventChange, EventFact, PastEvent } from '#libs/contracts';
import { type CatalogueEvent, catalogueEvent as decider, type EventOrigin, privateEventContent } from '#libs/domain';
import { EventStore, evolve, type Recorded, toDecimal } from '#libs/event-sourcing';
import { hidePrivateData } from '../events/private-event-filter';
import { sourceNameOf } from '../events/source-names';
import { Directory } from '../organizations/directory';
import type { OrganizationNames } from '../organizations/organization-names';
import { changesIn } from './event-changes';
import { EventMerges } from './event-merges';

type EventRecord = Recorded<CatalogueEvent>;
type EventState = NonNullable<ReturnType<typeof stateOf>>;

/** `event` is null if it was not published yet. */
export type AuditedEvent = Readonly<{ id: number; history: readonly EventFact[]; event: PastEvent | null }>;

@Injectable()
export class EventAudits {
  constructor(
    private readonly store: EventStore,
    private readonly directory: Directory,
    private readonly merges: EventMerges,
  ) {}

  /** Throws a 404 for an unknown event. */
  async of(id: number, at: string | undefined): Promise<EventAudit> {
    const chain = await this.mergeChain(id, at);
    if (chain === undefined) throw new NotFoundException('There is no such event in the log.');
    return this.audit(id, at, chain);
  }

  async audit(id: number, at: string | undefined, chain: readonly AuditedEvent[]): Promise<EventAudit> {
    const { id: toldBy, event } = chain.at(-1)!;
    const merges = await this.merges.of(
      chain.map(({ id }) => id),
      at,
    );
    return { ...{ id, at: at ?? null, toldBy, event, merges }, history: chain.flatMap(({ history }) => history) };
  }

  async mergeChain(id: number, at: string | undefined): Promise<readonly AuditedEvent[] | undefined> {
    const links = await this.links(id, at);
    if (links.every(({ facts }) => facts.length === 0) && (await this.factsOf(id)).length === 0) return undefined;
    const names = await this.directory.names();
    return links.map((link) => ({ id: link.id, history: historyOf(link, names), event: eventThenOf(link, names) }));
  }

  private async links(id: number, at: string | undefined, passed: readonly ChainLink[] = []): Promise<ChainLink[]> {
    const recorded = await this.factsOf(id);
    const facts = at ? recorded.filter(({ metadata }) => metadata.time <= at) : recorded;
    const hiddenUpTo = recorded.findLast(({ type }) => type === 'EventMadePrivate')?.revision ?? -1;
    const links = [...passed, { id, facts, hiddenUpTo }];
    const successor = mergedInto(facts);
    return successor === undefined || links.some((link) => link.id === successor) ? links : this.links(successor, at, links);
  }

  private async factsOf(id: number) {
    return (await this.store.read(`${decider.stream}-${id}`)) as readonly EventRecord[];
  }
}

const eventThenOf = ({ facts, hiddenUpTo }: ChainLink, names: OrganizationNames): PastEvent | null => {
  const state = stateOf(facts);
  if (!state) return null;
  return (facts.at(-1)?.revision ?? 0) <= hiddenUpTo ? toEventThen(hideState(state), names) : toEventThen(state, names);
};

/** The origin is hidden too: it may contain the date and the name. */
const hideState = (state: EventState): EventState => ({
  content: privateEventContent(state.content),
  origin: { source: state.origin.source, uid: '', instance: '' },
  status: 'private',
});

const toEventThen = (state: EventState, names: OrganizationNames): PastEvent => {
  const { organizationId, subOrganizationId, ...content } = state.content;
  const { organization, subOrganization } = names.namesOf({ organizationId, subOrganizationId });
  return { status: state.status, organization, ...(subOrganization && { subOrganization }), ...content, origin: state.origin };
};

const withNames = ({ field, from, to }: EventChange, names: OrganizationNames): EventChange => {
  const nameOf = NAME_LOOKUPS[field];
  return nameOf ? { field: field.slice(0, -2), from: nameOf(from, names), to: nameOf(to, names) } : { field, from, to };
};

const NAME_LOOKUPS: Readonly<Record<string, (id: unknown, names: OrganizationNames) => unknown>> = {
  organizationId: (id, names) => names.byIdentity(Number(id))?.name ?? id,
  subOrganizationId: (id, { organizations }) =>
    organizations.flatMap(({ subOrganizations }) => subOrganizations).find((one) => one.id === id)?.name ?? id,
};

/** Facts up to revision `hiddenUpTo` must not be shown. */
type ChainLink = Readonly<{ id: number; facts: readonly EventRecord[]; hiddenUpTo: number }>;

/** Skips a fact that cannot be folded, as the read models do. */
const stateOf = (facts: readonly CatalogueEvent[]) =>
  facts.reduce((state, fact) => {
    try {
      return evolve(decider, [fact], state);
    } catch {
      return state;
    }
  }, decider.initialState);

const mergedInto = (facts: readonly EventRecord[]): number | undefined => {
  if (stateOf(facts)?.status !== 'merged') return undefined;
  return facts.findLast((fact) => fact.type === 'EventMerged')?.data.into;
};

const historyOf = ({ id, facts, hiddenUpTo }: ChainLink, names: OrganizationNames): EventFact[] => {
  let origin: EventOrigin | undefined;
  return facts.map((fact) => {
    const { type, data, metadata, position } = fact;
    if ('origin' in data) origin = data.origin;
    return {
      ...{ event: id, position: toDecimal(position), time: metadata.time, actor: metadata.actor },
      source: origin ? (sourceNameOf(origin.source, names) ?? origin.source) : null,
      ...{
        run: metadata.correlationId,
        command: metadata.commandId,
        fact: type,
        changes: changesIn(hidePrivateData(fact, hiddenUpTo).data).map((one) => withNames(one, names)),
      },
      ...('into' in data && { into: data.into }),
    };
  });
};
