import { runAlmanac } from '../apps/cli/src/run-almanac';
import { NOW } from './app';
import { closeUnusedConnections, serverAddresses, waitForServers } from './engines/test-servers';

export const openCommandLine =
  (ALMANAC_DATA_DIR: string, environment: NodeJS.ProcessEnv = {}) =>
  async (...words: string[]) => {
    const [lines, complained]: [string[], string[]] = [[], []];
    const servers = serverAddresses(ALMANAC_DATA_DIR);
    if (environment['EVENTSTORE_URL'] === undefined) await waitForServers(ALMANAC_DATA_DIR);
    const code = await runAlmanac(
      words,
      { ALMANAC_DATA_DIR, ALMANAC_NOW: NOW, GEOCODER: 'none', ...servers, ...environment },
      { say: (text) => lines.push(text), complain: (text) => complained.push(text) },
    );
    closeUnusedConnections();
    return { code, output: lines.join('\n'), complained: complained.join('\n') };
  };
