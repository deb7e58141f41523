import { join } from 'node:path';
import { startIn } from '../events/town';
import { fetchResponse } from '../lib/beside-bare';
import { startChild } from '../lib/child';
import type { BareResponse } from '../lib/http/bare-server';
import { renderGetRequest } from '../lib/http/get-request';
import type { LoadResult, LoadTask } from '../lib/http/load';
import { processorTimeOf } from '../lib/processor-time';
import { type Figure, serveQuickBench } from '../lib/quick-bench';
import { rowName } from '../lib/report';
import { fillLargeTown } from '../reads/fill-large-town';
import { waitUntilSettled } from '../reads/wait-until-settled';

const EVENTS = 1_000;
/** A fixed number of responses instead of a time: on a busy machine a server would not answer enough in a short time to warm up. */
const OPTIONS = { connections: 8, amount: 1_500 };
const HEADERS = { host: 'almanac', 'accept-encoding': 'br' };

serveQuickBench(async (folder) => {
  const keys = await fillLargeTown({ folder }, EVENTS);
  const town = await startIn(folder);
  await waitUntilSettled({ folder });
  const pathsByName: Record<string, readonly string[]> = {
    events: ['/api/events'],
    preferences: keys.map((key) => `/api/preferences/${key}`),
    sidebar: keys.map((key) => `/api/sidebar/${key}`),
  };
  const answers: Record<string, BareResponse> = {};
  for (const path of Object.values(pathsByName).flat()) answers[path] = await fetchResponse(town.port, path, HEADERS);
  const bare = startChild<Record<string, BareResponse>, number>(join(__dirname, '../lib/http/bare-server.js'));
  const barePort = await bare.ask(answers);
  const load = startChild<LoadTask, LoadResult>(join(__dirname, '../lib/http/load.js'));

  const microseconds = async (pid: number, port: number, paths: readonly string[]): Promise<number> => {
    const before = processorTimeOf(pid);
    const { requests } = await load.ask({ ...OPTIONS, port, requests: paths.map((path) => renderGetRequest(path, HEADERS)) });
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
      for (const [what, paths] of Object.entries(pathsByName)) figures[rowName('reads', EVENTS, what)] = await measure(paths);
      return figures;
    },
    close: () => Promise.all([load.stop(), bare.stop(), town.stop()]),
  };
});
