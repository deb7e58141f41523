import { join } from 'node:path';
import type { AppendResult, AppendRound } from '../append/commands';
import { startChild } from '../lib/child';
import { type Figure, serveQuickBench } from '../lib/quick-bench';
import { rowName } from '../lib/report';

const KINDS = {
  'one at a time': { commands: 300, atOnce: 1, consistency: 'eventual' },
  '64 at once': { commands: 1_280, atOnce: 64, consistency: 'eventual' },
  'until shown': { commands: 100, atOnce: 1, consistency: 'strong' },
} as const;

serveQuickBench(async (folder) => {
  const streams = startChild<AppendRound, AppendResult>(join(__dirname, '../append/almanac-store.js'), [
    JSON.stringify({ folder }),
  ]);
  const bare = startChild<AppendRound, AppendResult>(join(__dirname, '../append/bare-store.js'), [folder]);
  const next = Object.keys(KINDS).map((_, kind) => kind * 1_000);
  return {
    round: async () => {
      const figures: Record<string, Figure> = {};
      for (const [nth, [what, kind]] of Object.entries(KINDS).entries()) {
        const round = { ...kind, reading: true, nth: next[nth]!++ };
        const [ours, peer] = [await streams.ask(round), await bare.ask(round)];
        const name = rowName('append', what);
        figures[name] = { unit: 'µs of a processor', better: 'lower', ours: ours.work, peer: peer.work };
        if (kind.consistency === 'strong')
          figures[`${name}/waits`] = { unit: 'ms', better: 'lower', ours: ours.p50, peer: peer.p50 };
      }
      return figures;
    },
    close: () => Promise.all([streams.stop(), bare.stop()]),
  };
});
