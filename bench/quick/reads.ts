import { cp } from 'node:fs/promises';
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
import { mean } from '../lib/statistics';
import { fillLargeTown } from '../reads/fill-large-town';
import { waitUntilSettled } from '../reads/wait-until-settled';

const EVENTS = 1_000;
/** V8 compiles Node's own code for a connection well or badly by chance, for the whole life of a process: up to 30 % of a read. */
const SERVERS = 3;
/** A fixed number of responses instead of a time: on a busy machine a server would not answer enough in a short time to warm up. */
const OPTIONS = { connections: 8, amount: 1_000 };
const HEADERS = { host: 'almanac', 'accept-encoding': 'br' };

serveQuickBench(async (folder) => {
  const filled = join(folder, 'filled');
  const keys = await fillLargeTown({ folder: filled }, EVENTS);
  const pathsByName: Record<string, readonly string[]> = {
    events: ['/api/events'],
    preferences: keys.map((key) => `/api/preferences/${key}`),
    sidebar: keys.map((key) => `/api/sidebar/${key}`),
  };
  const load = startChild<LoadTask, LoadResult>(join(__dirname, '../lib/http/load.js'));

  const startServers = async (nth: number) => {
    const copy = join(folder, String(nth));
    await cp(filled, copy, { recursive: true });
    const town = await startIn(copy);
    await waitUntilSettled({ folder: copy });
    const answers: Record<string, BareResponse> = {};
    for (const path of Object.values(pathsByName).flat()) answers[path] = await fetchResponse(town.port, path, HEADERS);
    const bare = startChild<Record<string, BareResponse>, number>(join(__dirname, '../lib/http/bare-server.js'));
    return { town, bare: { pid: bare.pid, port: await bare.ask(answers) }, stop: () => Promise.all([town.stop(), bare.stop()]) };
  };
  const servers: Awaited<ReturnType<typeof startServers>>[] = [];
  for (let nth = 0; nth < SERVERS; nth++) servers.push(await startServers(nth));

  const microseconds = async ({ pid, port }: { pid: number; port: number }, paths: readonly string[]): Promise<number> => {
    const before = processorTimeOf(pid);
    const { requests } = await load.ask({ ...OPTIONS, port, requests: paths.map((path) => renderGetRequest(path, HEADERS)) });
    return ((processorTimeOf(pid) - before) * 1_000) / requests;
  };
  const measure = async (paths: readonly string[]): Promise<Figure> => {
    const [ours, peers]: [number[], number[]] = [[], []];
    for (const { town, bare } of servers) {
      ours.push(await microseconds(town, paths));
      peers.push(await microseconds(bare, paths));
    }
    return { unit: 'µs of a processor', better: 'lower', ours: mean(ours), peer: mean(peers) };
  };
  return {
    round: async () => {
      const figures: Record<string, Figure> = {};
      for (const [what, paths] of Object.entries(pathsByName)) figures[rowName('reads', EVENTS, what)] = await measure(paths);
      return figures;
    },
    close: () => Promise.all([load.stop(), ...servers.map(({ stop }) => stop())]),
  };
});
