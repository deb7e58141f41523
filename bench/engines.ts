import { loadavg } from 'node:os';
import { join } from 'node:path';
import { projections } from '#projections';
import type { Appended, Round } from './append/wishes';
import type { Asked, Read } from './engines/bare-client';
import { type Engine, engines } from './engines/engines';
import { farAway } from './engines/far-away';
import { METRICS_TOKEN, untilAtRest } from './engines/until-at-rest';
import { startTown } from './events/town';
import { BESIDE_BARE, type BesideBare, besideBare } from './lib/beside-bare';
import { askAfresh, type Child, child } from './lib/child';
import { inTurns } from './lib/in-turns';
import { type Column, count, milliseconds, type Row, report, rowName, say, sayMachine } from './lib/report';
import { compared, median, spread } from './lib/statistics';
import { inTemporaryDirectory } from './lib/temporary';
import type { Fold, Measured } from './rebuild/fold';

const ROUNDS = 5;
const WARM_UPS = 2;
/** There and back, in milliseconds: long beside everything else, so that the ways can be counted. */
const FAR = 100;

const EVENTS = 100;

const ONE = { what: 'one at a time', commands: 100, atOnce: 1, consistency: 'eventual', reading: false } as const;
const MANY = { what: '64 at once', commands: 1_280, atOnce: 64, consistency: 'eventual', reading: false } as const;
const SHOWN = { commands: 10, atOnce: 1, consistency: 'strong', reading: false } as const;

const program = (name: string) => join(__dirname, `${name}.js`);

/** What commands, rebuilding and reading cost on each engine that can be reached, beside its bare client where it has one here. */
const main = async () => {
  sayMachine();
  say(`load ${loadavg().map(Math.round).join(' ')}`);
  const [measured, caveats]: [Measurements[], string[]] = [[], []];
  for (const open of engines()) {
    const engine = await open();
    if (engine.caveat) caveats.push(`${engine.name}: ${engine.caveat}`);
    measured.push(await inTemporaryDirectory((folder) => measure(engine, folder)).finally(engine.stop));
  }
  const rounds = `medians of ${ROUNDS} rounds`;
  report(
    `Saving an event, ${rounds}`,
    SAVING,
    measured.flatMap(({ saved }) => saved),
  );
  report(
    `Saving an event until the read models show it, ${rounds}`,
    SHOWING,
    measured.map(({ shown }) => shown),
  );
  report(
    `Rebuilding all read models, ${rounds}, each in a process of its own`,
    REBUILDING,
    measured.map(({ rebuilt }) => rebuilt),
  );
  report(
    `What everybody asks for at rest, beside a bare server, ${rounds}`,
    BESIDE_BARE,
    measured.map(({ read }) => read),
  );
  for (const caveat of caveats) say(`\n${caveat}`);
};

type Measurements = Readonly<{ saved: readonly Saving[]; shown: Showing; rebuilt: Rebuilding; read: BesideBare }>;

/** `ours` are commands a second, `work` and what is like it the microseconds of a processor that one takes. */
type Saving = Row &
  Readonly<
    { engine: string; what: string } & Record<'p50' | 'work', number> &
      Partial<Record<'bareP50' | 'bareWork' | 'serverWork' | 'bareServerWork', number>>
  >;

const unlessMissing = (value: number | undefined, said: (value: number) => string) => (value === undefined ? '' : said(value));
const microseconds = (value: number) => `${count(value)} µs`;

const SAVING: readonly Column<Saving>[] = [
  ['engine', ({ engine }) => engine],
  ['commands', ({ what }) => what],
  ['per second', ({ ours }) => count(ours)],
  ['bare client', ({ peer }) => unlessMissing(peer, count)],
  ['p50', ({ p50 }) => milliseconds(p50)],
  ['bare', ({ bareP50 }) => unlessMissing(bareP50, milliseconds)],
  ['ratio', ({ ratio }) => unlessMissing(ratio, (value) => value.toFixed(2))],
  ['processor', ({ work }) => microseconds(work)],
  ['bare', ({ bareWork }) => unlessMissing(bareWork, microseconds)],
  ['server, for ours', ({ serverWork }) => unlessMissing(serverWork, microseconds)],
  ['for bare', ({ bareServerWork }) => unlessMissing(bareServerWork, microseconds)],
];

/** `ours` is the median in milliseconds, `far` the same so far away, `ways` how often there and back that was. */
type Showing = Row & Readonly<{ engine: string; p99: number; far?: number; ways?: number }>;

const SHOWING: readonly Column<Showing>[] = [
  ['engine', ({ engine }) => engine],
  ['p50', ({ ours }) => milliseconds(ours)],
  ['p99', ({ p99 }) => milliseconds(p99)],
  [`p50, ${FAR} ms away`, ({ far }) => unlessMissing(far, milliseconds)],
  ['round trips', ({ ways }) => unlessMissing(ways, (value) => value.toFixed(1))],
];

type Rebuilding = Row & Readonly<{ engine: string } & Record<'facts' | 'documents', number>>;

const REBUILDING: readonly Column<Rebuilding>[] = [
  ['engine', ({ engine }) => engine],
  ['facts', ({ facts }) => count(facts)],
  ['documents', ({ documents }) => count(documents)],
  ['facts/s', ({ ours }) => count(ours)],
  ['bare client reads', ({ peer }) => unlessMissing(peer, count)],
  ['ratio', ({ ratio }) => unlessMissing(ratio, (value) => value.toFixed(2))],
];

const measure = async (engine: Engine, folder: string): Promise<Measurements> => {
  const streams = child<Round, Appended>(program('append/streams'), [JSON.stringify({ folder, ...engine.servers })]);
  const bare = engine.bare === undefined ? undefined : child<Asked, Appended>(program('engines/bare-client'), [engine.bare]);
  try {
    const saved = [await saving(engine, ONE, streams, bare), await saving(engine, MANY, streams, bare)];
    const shown = await showing(engine, folder, streams);
    return { saved, shown, rebuilt: await rebuilding(engine, folder), read: await reading(engine, folder) };
  } finally {
    await Promise.all([streams.stop(), bare?.stop()]);
  }
};

type Side = Child<Round, Appended>;

/** Every round is about people of its own, in a log that may know those of an earlier run. */
let nth = Math.floor(Date.now() / 1_000) % 1_000_000;

/** Of both sides, or of ours alone, after the same number of warm-up rounds. */
const saving = async (
  { name: engine, serverTime }: Engine,
  { what, ...round }: typeof ONE | typeof MANY,
  streams: Side,
  bare: Side | undefined,
): Promise<Saving> => {
  const asked = (side: Side) => async () => {
    const before = serverTime?.();
    const one = await side.ask({ ...round, nth: nth++ });
    return { ...one, server: before === undefined ? undefined : serverTime!() - before };
  };
  const both = (rounds: number) => inTurns(rounds, asked(streams), bare ? asked(bare) : async () => undefined);
  await both(WARM_UPS);
  const { ours, peers } = await both(ROUNDS);
  const theirs = peers.filter((peer) => peer !== undefined);
  const of = (figure: 'perSecond' | 'p50' | 'work') =>
    beside(
      ours.map((one) => one[figure]),
      theirs.map((one) => one[figure]),
    );
  // Of all rounds together: the time of a server is known in hundredths of a second only.
  const serverWorkOf = (rounds: readonly { server: number | undefined }[]) =>
    serverTime && rounds.length > 0
      ? (rounds.reduce((sum, { server }) => sum + server!, 0) * 1_000) / (rounds.length * round.commands)
      : undefined;
  const [p50, work] = [of('p50'), of('work')];
  return {
    name: rowName('engines', engine, what),
    engine,
    what,
    unit: 'commands/s',
    better: 'higher',
    ...of('perSecond'),
    p50: p50.ours,
    bareP50: p50.peer,
    work: work.ours,
    bareWork: work.peer,
    serverWork: serverWorkOf(ours),
    bareServerWork: serverWorkOf(theirs),
  };
};

/** Compared with the peer, where there is one. */
const beside = (
  ours: readonly number[],
  peers: readonly number[],
): { ours: number; spread: number; peer?: number; ratio?: number } =>
  peers.length > 0 ? compared(ours, peers) : { ours: median(ours), spread: spread(ours) };

const showing = async ({ name: engine, servers }: Engine, folder: string, streams: Side): Promise<Showing> => {
  const near = await shownBy(streams);
  const row = { name: rowName('engines', engine, 'shown'), engine, unit: 'ms', better: 'lower', ...near } as const;
  if (Object.keys(servers).length === 0) return row;
  const away = await farAway(servers, FAR);
  const distant = child<Round, Appended>(program('append/streams'), [JSON.stringify({ folder, ...away.servers })]);
  const far = await shownBy(distant);
  await distant.stop();
  away.close();
  return { ...row, far: far.ours, ways: (far.ours - near.ours) / FAR };
};

const shownBy = async (side: Side) => {
  await side.ask({ ...SHOWN, nth: nth++ });
  const rounds: Appended[] = [];
  for (let one = 0; one < ROUNDS; one++) rounds.push(await side.ask({ ...SHOWN, nth: nth++ }));
  const p50 = rounds.map((one) => one.p50);
  return { ours: median(p50), spread: spread(p50), p99: median(rounds.map(({ p99 }) => p99)) };
};

/** Nothing is warm, on either side. */
const rebuilding = async ({ name: engine, servers, bare }: Engine, folder: string): Promise<Rebuilding> => {
  const fold = { where: { folder, ...servers }, names: projections.map(({ name }) => name) };
  const rebuild = () => askAfresh<Fold, Measured>(program('rebuild/fold'), fold);
  const read = async () => (bare ? askAfresh<Asked, Read>(program('engines/bare-client'), 'read', [bare]) : undefined);
  const perSecond = ({ events, seconds }: Read) => events / seconds;
  const { ours, peers } = await inTurns(ROUNDS, rebuild, read);
  const theirs = peers.filter((peer) => peer !== undefined);
  return {
    name: rowName('engines', engine, 'rebuild'),
    engine,
    unit: 'facts/s',
    better: 'higher',
    ...beside(ours.map(perSecond), theirs.map(perSecond)),
    facts: ours[0]!.events,
    documents: ours[0]!.documents,
  };
};

const reading = async ({ name, servers }: Engine, folder: string): Promise<BesideBare> => {
  const town = await startTown(folder, EVENTS, servers, { METRICS_TOKEN });
  await untilAtRest(town.port, { folder, ...servers });
  const asked = {
    name: rowName('engines', name, 'read'),
    what: name,
    paths: ['/api/events'],
    headers: { 'accept-encoding': 'br' },
  };
  const row = await besideBare(town.port, asked, { rounds: ROUNDS, milliseconds: 400, connections: 16, target: 0.8 });
  await town.stop();
  return row;
};

main();
