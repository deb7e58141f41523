import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';

/** The features that Playwright disables: a `--disable-features` list of ours replaces its list. */
const PLAYWRIGHT_DISABLED = [
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

/** Pages of the browser itself, rendered for every window, which cost as much as ours. */
const WINDOW_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

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
    `--disable-features=${[...PLAYWRIGHT_DISABLED, ...WINDOW_FEATURES].join()}`,
  ],
};

export const withChromium = async <T>(directory: string, work: (port: number) => Promise<T>): Promise<T> => {
  const flags = [...CHROMIUM.args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${directory}`];
  const browser = spawn(CHROMIUM.executablePath, [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(browser, 'exit');
  const port = await portOf(browser.stderr);
  try {
    return await work(port);
  } finally {
    await closeBrowser(port);
    await ended;
  }
};

/** Over its protocol, because the command may be a shell script that runs the browser as its child. */
const closeBrowser = async (port: number) => {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const devtools = await browser.newBrowserCDPSession();
  await devtools.send('Browser.close');
};

const portOf = async (output: NodeJS.ReadableStream): Promise<number> => {
  for await (const line of createInterface(output)) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error('The browser did not start');
};
