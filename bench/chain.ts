import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  BEGINNING,
  type CheckedChain,
  checkChain,
  type EventStore,
  NO_STREAM,
  type Position,
  type Verified,
  verifyLog,
} from '../libs/event-sourcing';
import { EmbeddedEventStore } from '../libs/stores/embedded-event-store';
import { EmbeddedLogChain } from '../libs/stores/embedded-log-chain';
import { inTurns } from './lib/in-turns';
import { type Column, count, type RowBesidePeer, report, rowName, say, sayMachine } from './lib/report';
import { compared, median, medianLies, ratios } from './lib/statistics';
import { inTemporaryDirectory } from './lib/temporary';

/** Many short ones: the disk is faster and slower from one moment to the next, and both sides of a round meet the same. */
const ROUNDS = 200;
const WARMING = 5;
const COST = 0.03;
const READ = 100_000;
const READINGS = 9;
const PAGE = 1_000;

const KINDS = [
  { what: 'one at a time', appends: 50, atOnce: 1 },
  { what: '64 at once', appends: 1_600, atOnce: 64 },
];

/** What it costs to seal a log, beside the same store that seals nothing, and to work its seals out, beside reading it. */
const main = async () => {
  sayMachine();
  await inTemporaryDirectory(async (directory) => {
    const sealed = new EmbeddedEventStore(join(directory, 'sealed.db'));
    const bare = unsealed(new EmbeddedEventStore(join(directory, 'bare.db')));
    const rows: Appending[] = [];
    for (const kind of KINDS) rows.push(await appending(kind, sealed, bare));
    report(`Appending facts of 300 bytes, synchronous=FULL, medians of ${ROUNDS} rounds`, APPENDING, rows);
    await fill(sealed);
    const chain = new EmbeddedLogChain(join(directory, 'sealed.db'));
    const log = { store: sealed, chain };
    report(`Reading ${count(READ)} facts, medians of ${READINGS} rounds`, READING, [
      await reading('its chain alone', sealed, () => checkChain(log)),
      await reading('all of log verify', sealed, () => verifyLog(log, { known: KNOWN })),
    ]);
    for (const one of [chain, sealed, bare]) await one.close();
  });
  say('\nA ratio is the median of the ratios of all rounds, because a disturbance affects both sides of a round. A cost has');
  say('its 95 % confidence interval. Reads use `readAll`, as every projection does: from the file, and parsed.');
};

/** A share, and between which shares it lies. */
type Cost = Readonly<Record<'median' | 'low' | 'high', number>>;

/** In milliseconds: `ours` is what is sealed or checked. */
type Compared = RowBesidePeer & Readonly<{ what: string }>;
type Appending = Compared & Readonly<{ cost: Cost; work: Cost }>;

const APPENDING: readonly Column<Appending>[] = [
  ['appends', ({ what }) => what],
  ['sealed', ({ ours }) => `${count(ours)} ms`],
  ['unsealed', ({ peer }) => `${count(peer)} ms`],
  ['cost of sealing', ({ cost }) => costs(cost)],
  ['of that, processor time', ({ work }) => costs(work)],
];

const READING: readonly Column<Compared>[] = [
  ['what is checked', ({ what }) => what],
  ['checked', ({ ours }) => `${count(ours)} ms`],
  ['only read', ({ peer }) => `${count(peer)} ms`],
  ['ratio', ({ ratio }) => ratio.toFixed(2)],
];

/** A store as it would be without a chain. */
const unsealed = (store: EmbeddedEventStore) => {
  const newest = () => (store as unknown as { newest: () => number }).newest();
  return Object.assign(store, {
    sealing: { begin: newest, sealFor: () => null, recorded: () => {}, committed: () => {}, sealRest: () => {} },
  });
};

type Kind = (typeof KINDS)[number];

const appending = async ({ what, appends, atOnce }: Kind, sealed: EventStore, bare: EventStore): Promise<Appending> => {
  const round = (store: EventStore) => () => measured(() => append(store, appends, atOnce));
  await inTurns(WARMING, round(sealed), round(bare));
  const { ours, peers } = await inTurns(ROUNDS, round(sealed), round(bare));
  const [all, bareAll] = [ours.map(({ ms }) => ms), peers.map(({ ms }) => ms)];
  const work = ours.map(({ cpu }, i) => (cpu - peers[i]!.cpu) / bareAll[i]!);
  const cost = costOf(ratios(all, bareAll).map((ratio) => ratio - 1));
  return { ...row('appending', what, all, bareAll), cost, work: costOf(work) };
};

const row = (doing: string, what: string, ours: readonly number[], peers: readonly number[]): Compared => ({
  name: rowName('chain', doing, what),
  what,
  unit: 'ms',
  better: 'lower',
  ...compared(ours, peers),
});

const costOf = (values: readonly number[]): Cost => {
  const [low, high] = medianLies(values);
  return { median: median(values), low, high };
};

const costs = ({ median, low, high }: Cost): string => {
  const verdict = high <= COST ? 'kept' : low > COST ? 'missed' : 'within what was measured';
  return `${percent(median)}, ${percent(low)} to ${percent(high)} (limit ${percent(COST)}: ${verdict})`;
};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const append = async (store: EventStore, appends: number, atOnce: number) => {
  for (let done = 0; done < appends; done += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, () => store.append(`thing-${randomUUID().replaceAll('-', '')}`, [fact()], NO_STREAM)),
    );
};

const fact = () => ({ id: randomUUID(), type: 'Happened', data: { text: 'x'.repeat(90) }, metadata: METADATA });

const METADATA = { actor: 'ada', time: '2026-11-20T12:00:00.000Z', commandId: 'c', correlationId: 'r' };

const fill = async (store: EventStore) => {
  for (let facts = Number(await store.head()); facts < READ; facts += 640) await append(store, 640, 640);
};

const KNOWN = { types: new Set(['Happened']), upcasters: {} };

const reading = async (what: string, store: EventStore, work: () => Promise<CheckedChain | Verified>): Promise<Compared> => {
  const check = () =>
    milliseconds(async () => {
      const { flaws } = await work();
      if (flaws.length > 0) throw new Error(flaws[0]);
    });
  const read = () => milliseconds(() => readWhole(store));
  await inTurns(1, check, read);
  const { ours, peers } = await inTurns(READINGS, check, read);
  return row('reading', what, ours, peers);
};

const readWhole = async (store: EventStore) => {
  for (let [position, isEnd]: [Position, boolean] = [BEGINNING, false]; !isEnd; )
    ({ position, isEnd } = await store.readAll(position, PAGE));
};

const milliseconds = async (work: () => Promise<void>): Promise<number> => (await measured(work)).ms;

/** In milliseconds: how long it took, and for how long of that a processor was at work on it, not at the disk or at others'. */
const measured = async (work: () => Promise<void>) => {
  const [begun, before] = [performance.now(), process.threadCpuUsage()];
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return { ms: performance.now() - begun, cpu: (user + system) / 1_000 };
};

main();
