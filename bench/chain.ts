import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { BEGINNING, checkChain, type NewEvent, NO_STREAM } from '#libs/event-sourcing';
import { EmbeddedEventStore, openLog } from '#libs/stores';
import { inTurns } from './lib/in-turns';
import { count, say, sayMachine, sayTable } from './lib/report';
import { compared } from './lib/statistics';
import { inTemporaryDirectory } from './lib/temporary';

const ROUNDS = 21;
const metadata = { actor: 'ada', time: '2026-11-20T12:00:00.000Z', commandId: randomUUID(), correlationId: randomUUID() };
const fact = (): NewEvent => ({ id: randomUUID(), type: 'Happened', data: { text: 'x'.repeat(300) }, metadata });

/** Facts a second: so many appends, so many of them at once. */
const appending = (store: EmbeddedEventStore, appends: number, atOnce: number) => async () => {
  const began = performance.now();
  for (let done = 0; done < appends; done += atOnce)
    await Promise.all(Array.from({ length: atOnce }, () => store.append(`thing-${randomUUID()}`, [fact()], NO_STREAM)));
  return (appends * 1_000) / (performance.now() - began);
};

/** As an Almanac without a chain records it. */
const unsealed = (file: string) => {
  const store = new EmbeddedEventStore(file);
  const newest = () => store['newest']();
  Object.assign(store, { sealing: { begin: newest, sealFor: () => null, recorded: () => {}, end: () => {} } });
  return store;
};

/** What the chain costs an append, and how fast it is verified beside reading the same facts. */
const main = async () => {
  sayMachine();
  await inTemporaryDirectory(async (folder) => {
    const [ours, peer] = [new EmbeddedEventStore(join(folder, 'events.db')), unsealed(join(folder, 'bare.db'))];
    const rows: string[][] = [];
    for (const [what, appends, atOnce] of [
      ['append, one at a time', 500, 1],
      ['append, 64 at once', 12_800, 64],
    ] as const) {
      const [with_, without] = [appending(ours, appends, atOnce), appending(peer, appends, atOnce)];
      await inTurns(2, with_, without);
      const rounds = await inTurns(ROUNDS, with_, without);
      const { ours: mine, peer: bare, ratio } = compared(rounds.ours, rounds.peers);
      rows.push([what, count(mine), count(bare), ratio.toFixed(3)]);
    }
    await ours.close();
    await peer.close();
    const log = openLog(folder, { folder });
    const all = Number(await log.store.head());
    const timed = (work: () => Promise<unknown>) => async () => {
      const began = performance.now();
      await work();
      return (all * 1_000) / (performance.now() - began);
    };
    const verifying = timed(() => checkChain(log));
    const reading = timed(async () => {
      for (let page = { position: BEGINNING, isEnd: false }; !page.isEnd; ) page = await log.store.readAll(page.position, 1_000);
    });
    await inTurns(1, verifying, reading);
    const rounds = await inTurns(7, verifying, reading);
    const { ours: mine, peer: bare, ratio } = compared(rounds.ours, rounds.peers);
    rows.push(['verify the chain, beside reading', count(mine), count(bare), ratio.toFixed(3)]);
    await log.close();
    sayTable(`The chain, medians of ${ROUNDS} rounds in turns`, ['what', 'facts/s', 'without', 'ratio'], rows);
  });
  say('\nAn append with the chain should be at 0.97 of one without, or above.');
};

main();
