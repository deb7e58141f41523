import { loadavg } from 'node:os';
import { join } from 'node:path';
import { projections } from '#projections';
import type { AppendResult, AppendRound } from './append/commands';
import type { BareQuestion, ReadResult } from './engines/bare-client';
import { delayServers } from './engines/delay-servers';
import { availableEngines, type Engine } from './engines/engines';
import { METRICS_TOKEN, waitUntilIdle } from './engines/wait-until-idle';
import { startTown } from './events/town';
import { BESIDE_BARE_COLUMNS, type BesideBareRow, measureBesideBare } from './lib/beside-bare';
import { askNewChild, type Child, startChild } from './lib/child';
import { measureTwoInTurns } from './lib/in-turns';
import { type Column, formatCount, formatMs, print, printMachine, type Row, reportRows, rowName } from './lib/report';
import { compareSides, median, spreadOf } from './lib/statistics';
import { withTemporaryDirectory } from './lib/temporary-directory';
import type { FoldResult, FoldTask } from './rebuild/fold';

const ROUNDS = 5;
const WARM_UP_ROUNDS = 2;
/** Round trip in milliseconds: long beside everything else, so that round trips can be counted. */
const DISTANCE_MS = 100;

const EVENTS = 100;

const SEQUENTIAL = { what: 'one at a time', commands: 100, atOnce: 1, consistency: 'eventual', reading: false } as const;
const CONCURRENT = { what: '64 at once', commands: 1_280, atOnce: 64, consistency: 'eventual', reading: false } as const;
const STRONG = { commands: 10, atOnce: 1, consistency: 'strong', reading: false } as const;

const program = (name: string) => join(__dirname, `${name}.js`);

const main = async () => {
  printMachine();
  print(`load ${loadavg().map(Math.round).join(' ')}`);
  const [measured, caveats]: [Measurements[], string[]] = [[], []];
  for (const open of availableEngines()) {
    const engine = await open();
    if (engine.caveat) caveats.push(`${engine.name}: ${engine.caveat}`);
    measured.push(await withTemporaryDirectory((folder) => measure(engine, folder)).finally(engine.stop));
  }
  const rounds = `medians of ${ROUNDS} rounds`;
  reportRows(
    `Saving an event, ${rounds}`,
    SAVING_COLUMNS,
    measured.flatMap(({ saved }) => saved),
  );
  reportRows(
    `Saving an event until the read models show it, ${rounds}`,
    STRONG_COLUMNS,
    measured.map(({ strong }) => strong),
  );
  reportRows(
    `Rebuilding all read models, ${rounds}, each in a process of its own`,
    REBUILD_COLUMNS,
    measured.map(({ rebuilt }) => rebuilt),
  );
  reportRows(
    `What everybody asks for at rest, beside a bare server, ${rounds}`,
    BESIDE_BARE_COLUMNS,
    measured.map(({ read }) => read),
  );
  for (const caveat of caveats) print(`\n${caveat}`);
};

type Measurements = Readonly<{ saved: readonly SavingRow[]; strong: StrongRow; rebuilt: RebuildRow; read: BesideBareRow }>;

/** `ours` is commands per second; `work` and similar figures are microseconds of processor time per command. */
type SavingRow = Row &
  Readonly<
    { engine: string; what: string } & Record<'p50' | 'work', number> &
      Partial<Record<'bareP50' | 'bareWork' | 'serverWork' | 'bareServerWork', number>>
  >;

const orDash = (value: number | undefined, toText: (value: number) => string) => (value === undefined ? '' : toText(value));
const microseconds = (value: number) => `${formatCount(value)} µs`;

const SAVING_COLUMNS: readonly Column<SavingRow>[] = [
  ['engine', ({ engine }) => engine],
  ['commands', ({ what }) => what],
  ['per second', ({ ours }) => formatCount(ours)],
  ['bare client', ({ peer }) => orDash(peer, formatCount)],
  ['p50', ({ p50 }) => formatMs(p50)],
  ['bare', ({ bareP50 }) => orDash(bareP50, formatMs)],
  ['ratio', ({ ratio }) => orDash(ratio, (value) => value.toFixed(2))],
  ['processor', ({ work }) => microseconds(work)],
  ['bare', ({ bareWork }) => orDash(bareWork, microseconds)],
  ['server, for ours', ({ serverWork }) => orDash(serverWork, microseconds)],
  ['for bare', ({ bareServerWork }) => orDash(bareServerWork, microseconds)],
];

/** `ours` is the median in milliseconds, `far` the same at a distance, `ways` the number of round trips. */
type StrongRow = Row & Readonly<{ engine: string; p99: number; far?: number; ways?: number }>;

const STRONG_COLUMNS: readonly Column<StrongRow>[] = [
  ['engine', ({ engine }) => engine],
  ['p50', ({ ours }) => formatMs(ours)],
  ['p99', ({ p99 }) => formatMs(p99)],
  [`p50, ${DISTANCE_MS} ms away`, ({ far }) => orDash(far, formatMs)],
  ['round trips', ({ ways }) => orDash(ways, (value) => value.toFixed(1))],
];

type RebuildRow = Row & Readonly<{ engine: string } & Record<'facts' | 'documents', number>>;

const REBUILD_COLUMNS: readonly Column<RebuildRow>[] = [
  ['engine', ({ engine }) => engine],
  ['facts', ({ facts }) => formatCount(facts)],
  ['documents', ({ documents }) => formatCount(documents)],
  ['facts/s', ({ ours }) => formatCount(ours)],
  ['bare client reads', ({ peer }) => orDash(peer, formatCount)],
  ['ratio', ({ ratio }) => orDash(ratio, (value) => value.toFixed(2))],
];

const measure = async (engine: Engine, folder: string): Promise<Measurements> => {
  const streams = startChild<AppendRound, AppendResult>(program('append/almanac-store'), [
    JSON.stringify({ folder, ...engine.servers }),
  ]);
  const bare =
    engine.bare === undefined ? undefined : startChild<BareQuestion, AppendResult>(program('engines/bare-client'), [engine.bare]);
  try {
    const saved = [
      await measureSaving(engine, SEQUENTIAL, streams, bare),
      await measureSaving(engine, CONCURRENT, streams, bare),
    ];
    const strong = await measureStrong(engine, folder, streams);
    return { saved, strong, rebuilt: await measureRebuild(engine, folder), read: await measureReads(engine, folder) };
  } finally {
    await Promise.all([streams.stop(), bare?.stop()]);
  }
};

type Side = Child<AppendRound, AppendResult>;

/** Every round has residents of its own, in a log that may have those of an earlier run. */
let nextRound = Math.floor(Date.now() / 1_000) % 1_000_000;

const measureSaving = async (
  { name: engine, serverTime }: Engine,
  { what, ...round }: typeof SEQUENTIAL | typeof CONCURRENT,
  streams: Side,
  bare: Side | undefined,
): Promise<SavingRow> => {
  const measureSide = (side: Side) => async () => {
    const before = serverTime?.();
    const one = await side.ask({ ...round, nth: nextRound++ });
    return { ...one, server: before === undefined ? undefined : serverTime!() - before };
  };
  const both = (rounds: number) =>
    measureTwoInTurns(rounds, measureSide(streams), bare ? measureSide(bare) : async () => undefined);
  await both(WARM_UP_ROUNDS);
  const { ours, peers } = await both(ROUNDS);
  const peerResults = peers.filter((peer) => peer !== undefined);
  const of = (figure: 'perSecond' | 'p50' | 'work') =>
    compareWithPeer(
      ours.map((one) => one[figure]),
      peerResults.map((one) => one[figure]),
    );
  // Over all rounds together, because the time of a server has a resolution of 10 ms.
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
    bareServerWork: serverWorkOf(peerResults),
  };
};

const compareWithPeer = (
  ours: readonly number[],
  peers: readonly number[],
): { ours: number; spread: number; peer?: number; ratio?: number } =>
  peers.length > 0 ? compareSides(ours, peers) : { ours: median(ours), spread: spreadOf(ours) };

const measureStrong = async ({ name: engine, servers }: Engine, folder: string, streams: Side): Promise<StrongRow> => {
  const near = await measureStrongOn(streams);
  const row = { name: rowName('engines', engine, 'shown'), engine, unit: 'ms', better: 'lower', ...near } as const;
  if (Object.keys(servers).length === 0) return row;
  const away = await delayServers(servers, DISTANCE_MS);
  const distant = startChild<AppendRound, AppendResult>(program('append/almanac-store'), [
    JSON.stringify({ folder, ...away.servers }),
  ]);
  const far = await measureStrongOn(distant);
  await distant.stop();
  away.close();
  return { ...row, far: far.ours, ways: (far.ours - near.ours) / DISTANCE_MS };
};

const measureStrongOn = async (side: Side) => {
  await side.ask({ ...STRONG, nth: nextRound++ });
  const rounds: AppendResult[] = [];
  for (let one = 0; one < ROUNDS; one++) rounds.push(await side.ask({ ...STRONG, nth: nextRound++ }));
  const p50 = rounds.map((one) => one.p50);
  return { ours: median(p50), spread: spreadOf(p50), p99: median(rounds.map(({ p99 }) => p99)) };
};

const measureRebuild = async ({ name: engine, servers, bare }: Engine, folder: string): Promise<RebuildRow> => {
  const fold = { where: { folder, ...servers }, names: projections.map(({ name }) => name) };
  const rebuild = () => askNewChild<FoldTask, FoldResult>(program('rebuild/fold'), fold);
  const read = async () =>
    bare ? askNewChild<BareQuestion, ReadResult>(program('engines/bare-client'), 'read', [bare]) : undefined;
  const perSecond = ({ events, seconds }: ReadResult) => events / seconds;
  const { ours, peers } = await measureTwoInTurns(ROUNDS, rebuild, read);
  const peerResults = peers.filter((peer) => peer !== undefined);
  return {
    name: rowName('engines', engine, 'rebuild'),
    engine,
    unit: 'facts/s',
    better: 'higher',
    ...compareWithPeer(ours.map(perSecond), peerResults.map(perSecond)),
    facts: ours[0]!.events,
    documents: ours[0]!.documents,
  };
};

const measureReads = async ({ name, servers }: Engine, folder: string): Promise<BesideBareRow> => {
  const town = await startTown(folder, EVENTS, servers, { METRICS_TOKEN });
  await waitUntilIdle(town.port, { folder, ...servers });
  const workload = {
    name: rowName('engines', name, 'read'),
    what: name,
    paths: ['/api/events'],
    headers: { 'accept-encoding': 'br' },
  };
  const row = await measureBesideBare(town.port, workload, { rounds: ROUNDS, milliseconds: 400, connections: 16, target: 0.8 });
  await town.stop();
  return row;
};

main();
