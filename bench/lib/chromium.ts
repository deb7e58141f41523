import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
];

/** Works with a browser that remembers nothing, at the port where it lets itself be driven. */
export const withChromium = async <T>(directory: string, work: (port: number) => Promise<T>): Promise<T> => {
  const path = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
  const browser = spawn(path, [...FLAGS, `--user-data-dir=${directory}`, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
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
