import { eventIdOf } from '#libs/contracts';
import { type CatalogueEvent, catalogueEvent as decider, type Origin } from '#libs/domain';
import { EventStore, evolve, type Recorded } from '#libs/event-sourcing';
import { sourceWords } from '../../../api/src/events/source-words';
import { Directory } from '../../../api/src/organizations/directory';
import type { Names } from '../../../api/src/organizations/names';
import { isInstant } from '../../../api/src/settings/is-instant';
import { type Call, type CliCommand, Usage } from '../command';
import { table } from '../table';
import { changesIn, inWords } from './event-changes';

type Fact = Recorded<CatalogueEvent>;

export const auditEvent: CliCommand = {
  name: 'audit event',
  usage: 'ID [--at INSTANT]',
  summary:
    'Tells what was recorded of an event, when and by which source, with old and new values; with --at, the event as it was then.',
  details: [
    'Of an event that another one tells by now, the history of that one follows. Ends with 1 where there never was such an event.',
  ],
  examples: ['audit event 4217', 'audit event 4217 --at 2026-11-20T12:00:00-05:00'],
  options: { at: { type: 'string', help: 'an ISO instant, such as 2026-11-20T12:00:00-05:00' } },
  run: async ({ app, positionals, values }) => {
    const [id, until] = [idIn(positionals), instantIn(values)];
    const names = await app.get(Directory).names();
    const chain = await chainOf(app.get(EventStore), id, until);
    const isKnown = chain.some(({ facts }) => facts.length > 0) || (await isThere(app.get(EventStore), id));
    const told = chain.map(({ id, facts }) => ({ id, history: historyOf(facts, names), state: stateOf(facts) }));
    const last = told.at(-1)!;
    return {
      failed: !isKnown,
      json: {
        id,
        at: until ?? null,
        toldBy: last.id,
        history: told.flatMap(({ id: event, history }) => history.map((fact) => ({ event, ...fact }))),
        event: last.state && { status: last.state.status, origin: last.state.origin, ...last.state.content },
      },
      lines: isKnown
        ? [...told.flatMap(linesOf), '', until ? `As it was at ${until}:` : 'As it is:', ...stateLines(last, names)]
        : [`There is no event ${id} in the log.`],
    };
  },
};

const idIn = ([id = '']: readonly string[]) => {
  const known = eventIdOf(id);
  if (known === null)
    throw new Usage('ID is the number of an event: the last part of its address where it is a number, or `id` in the answers.');
  return known;
};

const instantIn = ({ at }: Call['values']) => {
  if (typeof at !== 'string') return undefined;
  if (!isInstant(at)) throw new Usage('--at takes an ISO instant, such as 2026-11-20T12:00:00-05:00.');
  return new Date(at).toISOString();
};

const factsOf = async (store: EventStore, id: number) => (await store.read(`${decider.stream}-${id}`)) as readonly Fact[];

const isThere = async (store: EventStore, id: number) => (await factsOf(store, id)).length > 0;

const stateOf = (facts: readonly CatalogueEvent[]) => evolve(decider, facts);

type Link = Readonly<{ id: number; facts: readonly Fact[] }>;

/** The event, then those that came to tell it in turn, until one stands for itself. Never one twice. */
const chainOf = async (
  store: EventStore,
  id: number,
  until: string | undefined,
  passed: readonly Link[] = [],
): Promise<Link[]> => {
  const recorded = await factsOf(store, id);
  const facts = until ? recorded.filter(({ metadata }) => metadata.time <= until) : recorded;
  const chain = [...passed, { id, facts }];
  const into = mergedInto(facts);
  return into === undefined || chain.some((link) => link.id === into) ? chain : chainOf(store, into, until, chain);
};

const mergedInto = (facts: readonly Fact[]): number | undefined => {
  if (stateOf(facts)?.status !== 'merged') return undefined;
  return facts.findLast((fact) => fact.type === 'EventMerged')?.data.into;
};

const historyOf = (facts: readonly Fact[], names: Names) => {
  let origin: Origin | undefined;
  return facts.map(({ type, data, metadata }) => {
    if ('origin' in data) origin = data.origin;
    return {
      time: metadata.time,
      actor: metadata.actor,
      source: origin ? (sourceWords(origin.source, names) ?? origin.source) : null,
      run: metadata.correlationId,
      fact: type,
      changes: changesIn(data),
      ...('into' in data && { into: data.into }),
    };
  });
};

type Told = Readonly<{ id: number; history: ReturnType<typeof historyOf>; state: ReturnType<typeof stateOf> }>;

const linesOf = ({ id, history }: Told, place: number): string[] => [
  ...(place > 0 ? [''] : []),
  `Event ${id}:`,
  ...(history.length === 0
    ? ['Nothing was recorded.']
    : table(
        ['time', 'by', 'source', 'run', 'fact', 'what'],
        history.flatMap(({ time, actor, source, run, fact, changes, into }) => {
          const what = [...changes.map(inWords), ...(into === undefined ? [] : [`into event ${into}`])];
          const first = [time, actor, source ?? '', run.slice(0, 8), fact, what[0] ?? ''];
          return [first, ...what.slice(1).map((words) => ['', '', '', '', '', words])];
        }),
      )),
];

const stateLines = ({ id, state }: Told, names: Names): string[] => {
  if (!state) return ['  it was not published yet'];
  const { organizationId, subOrganizationId, ...content } = state.content;
  const { organization, subOrganization } = names.of({ organizationId, subOrganizationId });
  const shown = { event: id, status: state.status, organization, ...(subOrganization && { subOrganization }), ...content };
  return Object.entries(shown).map(
    ([field, value]) => `  ${field}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
};
