import { join } from 'node:path';
import { startIn } from '../events/town';
import { answerOf } from '../lib/beside-bare';
import { child } from '../lib/child';
import type { Answer } from '../lib/http/bare-server';
import { getRequest } from '../lib/http/get-request';
import type { Load, Loaded } from '../lib/http/load';
import { processorTimeOf } from '../lib/processor-time';
import { type Figure, serveQuickBench } from '../lib/quick-bench';
import { rowName } from '../lib/report';
import { largeTown } from '../reads/large-town';
import { settled } from '../reads/settled';

const EVENTS = 1_000;
/** Rounds have a number of answers, not a time: in a short time on a busy machine a server answers too little to be warm. */
const HOW = { connections: 8, amount: 1_500 };
const HEADERS = { host: 'almanac', 'accept-encoding': 'br' };

/** The processor time of an answer, beside a bare server that sends the same bytes. */
serveQuickBench(async (folder) => {
  const keys = await largeTown(folder, EVENTS);
  const town = await startIn(folder);
  await settled(folder);
  const asked: Record<string, readonly string[]> = {
    events: ['/api/events'],
    preferences: keys.map((key) => `/api/preferences/${key}`),
    sidebar: keys.map((key) => `/api/sidebar/${key}`),
  };
  const answers: Record<string, Answer> = {};
  for (const path of Object.values(asked).flat()) answers[path] = await answerOf(town.port, path, HEADERS);
  const bare = child<Record<string, Answer>, number>(join(__dirname, '../lib/http/bare-server.js'));
  const barePort = await bare.ask(answers);
  const load = child<Load, Loaded>(join(__dirname, '../lib/http/load.js'));

  const microseconds = async (pid: number, port: number, paths: readonly string[]): Promise<number> => {
    const before = processorTimeOf(pid);
    const { requests } = await load.ask({ ...HOW, port, requests: paths.map((path) => getRequest(path, HEADERS)) });
    return ((processorTimeOf(pid) - before) * 1_000) / requests;
  };
  const measure = async (paths: readonly string[]): Promise<Figure> => ({
    unit: 'µs of a processor',
    better: 'lower',
    ours: await microseconds(town.pid, town.port, paths),
    peer: await microseconds(bare.pid, barePort, paths),
  });
  return {
    round: async () => {
      const figures: Record<string, Figure> = {};
      for (const [what, paths] of Object.entries(asked)) figures[rowName('reads', EVENTS, what)] = await measure(paths);
      return figures;
    },
    close: () => Promise.all([load.stop(), bare.stop(), town.stop()]),
  };
});
