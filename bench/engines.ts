import { loadavg } from 'node:os';
import { join } from 'node:path';
import { projections } from '#projections';
import type { Appended, Round } from './append/wishes';
import type { Asked, Read } from './engines/bare-client';
import { type Engine, engines } from './engines/engines';
import { farAway } from './engines/far-away';
import { startTown } from './events/town';
import { BESIDE_BARE, besideBare } from './lib/beside-bare';
import { askAfresh, type Child, child } from './lib/child';
import { inTurns } from './lib/in-turns';
import { count, milliseconds, rowName, say, sayMachine, sayTable } from './lib/report';
import { compared, median } from './lib/statistics';
import { inTemporaryDirectory } from './lib/temporary';
import type { Fold, Measured } from './rebuild/fold';

const ROUNDS = 5;
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
  const measured: Rows[] = [];
  for (const open of engines()) {
    const engine = await open();
    measured.push(await inTemporaryDirectory((folder) => measure(engine, folder)).finally(engine.stop));
  }
  for (const [i, { title, heads }] of TABLES.entries())
    sayTable(
      `${title}, medians of ${ROUNDS} rounds`,
      heads,
      measured.flatMap((rows) => rows[i]!),
    );
  for (const engine of says) say(`\n${engine}`);
};

const TABLES = [
  { title: 'Saving an event', heads: ['engine', 'commands', 'per second', 'bare client', 'p50', 'bare', 'ratio'] },
  {
    title: 'Saving an event until the read models show it',
    heads: ['engine', 'p50', 'p99', `p50, ${FAR} ms away`, 'ways there and back'],
  },
  {
    title: 'Rebuilding all read models',
    heads: ['engine', 'facts', 'documents', 'facts/s', 'bare client reads', 'ratio'],
  },
  { title: 'What everybody asks for, beside a bare server', heads: BESIDE_BARE.map(([head]) => head) },
];

/** Of each table. */
type Rows = readonly (readonly string[][])[];

const says: string[] = [];

const measure = async (engine: Engine, folder: string): Promise<Rows> => {
  if (engine.says) says.push(`${engine.name}: ${engine.says}`);
  const where = { folder, ...engine.servers };
  const streams = child<Round, Appended>(program('append/streams'), [JSON.stringify(where)]);
  const bare =
    engine.bare === undefined ? undefined : child<Asked, Appended & Read>(program('engines/bare-client'), [engine.bare]);
  try {
    const saved = [await appending(ONE, streams, bare), await appending(MANY, streams, bare)];
    const shown = await showing(engine, folder, streams);
    const rebuilt = await rebuilding({ where, names: projections.map(({ name }) => name) }, bare);
    const read = await reading(engine, folder);
    return [saved, [shown], [rebuilt]].map((rows) => rows.map((row) => [engine.name, ...row])).concat([[read]]);
  } finally {
    await Promise.all([streams.stop(), bare?.stop()]);
  }
};

type Side = Child<Round, Appended>;
type Bare = Child<Asked, Appended & Read> | undefined;

/** Every round is about people of its own, in a log that may know those of an earlier run. */
let nth = Math.floor(Date.now() / 1_000) % 1_000_000;

const appending = async ({ what, ...round }: typeof ONE | typeof MANY, streams: Side, bare: Bare): Promise<string[]> => {
  const ours = () => streams.ask({ ...round, nth: nth++ });
  if (!bare) {
    await ours();
    const rounds = [];
    for (let one = 0; one < ROUNDS; one++) rounds.push(await ours());
    return [
      what,
      count(median(rounds.map(({ perSecond }) => perSecond))),
      '',
      milliseconds(median(rounds.map(({ p50 }) => p50))),
      '',
      '',
    ];
  }
  const peer = () => bare.ask({ ...round, nth: nth++ });
  await inTurns(1, ours, peer);
  const rounds = await inTurns(ROUNDS, ours, peer);
  const of = (figure: 'perSecond' | 'p50') =>
    compared(
      rounds.ours.map((one) => one[figure]),
      rounds.peers.map((one) => one[figure]),
    );
  const [rate, p50] = [of('perSecond'), of('p50')];
  return [what, count(rate.ours), count(rate.peer), milliseconds(p50.ours), milliseconds(p50.peer), rate.ratio.toFixed(2)];
};

const showing = async ({ servers }: Engine, folder: string, streams: Side): Promise<string[]> => {
  const measure = async (side: Side) => {
    await side.ask({ ...SHOWN, nth: nth++ });
    const rounds: Appended[] = [];
    for (let one = 0; one < ROUNDS; one++) rounds.push(await side.ask({ ...SHOWN, nth: nth++ }));
    return { p50: median(rounds.map(({ p50 }) => p50)), p99: median(rounds.map(({ p99 }) => p99)) };
  };
  const near = await measure(streams);
  if (Object.keys(servers).length === 0) return [milliseconds(near.p50), milliseconds(near.p99), '', ''];
  const away = await farAway(servers, FAR);
  const distant = child<Round, Appended>(program('append/streams'), [JSON.stringify({ folder, ...away.servers })]);
  const far = await measure(distant);
  await distant.stop();
  away.close();
  const ways = (far.p50 - near.p50) / FAR;
  return [milliseconds(near.p50), milliseconds(near.p99), milliseconds(far.p50), ways.toFixed(1)];
};

const rebuilding = async (fold: Fold, bare: Bare): Promise<string[]> => {
  const rebuild = () => askAfresh<Fold, Measured>(program('rebuild/fold'), fold);
  const perSecond = ({ events, seconds }: Read) => events / seconds;
  const { ours, peers } = await inTurns(ROUNDS, rebuild, async () => bare?.ask('read'));
  const figures = [count(ours[0]!.events), count(ours[0]!.documents), count(median(ours.map(perSecond)))];
  if (!bare) return [...figures, '', ''];
  const rate = compared(
    ours.map(perSecond),
    peers.map((peer) => perSecond(peer!)),
  );
  return [...figures, count(rate.peer), rate.ratio.toFixed(2)];
};

const reading = async ({ name, servers }: Engine, folder: string): Promise<string[]> => {
  const town = await startTown(folder, EVENTS, servers);
  const asked = { name: rowName('engines', name), what: name, paths: ['/api/events'], headers: { 'accept-encoding': 'br' } };
  const row = await besideBare(town.port, asked, { rounds: ROUNDS, milliseconds: 400, connections: 16, target: 0.8 });
  await town.stop();
  return BESIDE_BARE.map(([, cell]) => String(cell(row)));
};

main();
