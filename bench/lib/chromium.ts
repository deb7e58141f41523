import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** What Playwright turns off by itself, so that tabs close at once and nothing is asked for: a list of ours takes the place of its list. */
const OF_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the browser's own, drawn anew for every window, at as much work as ours. */
const OF_ITS_WINDOW = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A browser that asks nobody for anything by itself, wherever it runs. */
export const CHROMIUM = {
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...OF_PLAYWRIGHT, ...OF_ITS_WINDOW].join()}`,
  ],
};

/** Works with a browser that remembers nothing, at the port where it lets itself be driven. */
export const withChromium = async <T>(directory: string, work: (port: number) => Promise<T>): Promise<T> => {
  const flags = [...CHROMIUM.args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${directory}`];
  const browser = spawn(CHROMIUM.executablePath, [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(browser, 'exit');
  try {
    return await work(await portOf(browser.stderr));
  } finally {
    browser.kill();
    await ended;
  }
};

const portOf = async (output: NodeJS.ReadableStream): Promise<number> => {
  for await (const line of createInterface(output)) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error('The browser did not start');
};
