import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Tells the worker, which is built after the pages, what files they are made of. */
export const builtFiles = (directory: string): Plugin => ({
  name: 'built-files',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: async (id) => (id === `\0${NAME}` ? told(await filesIn(directory)) : undefined),
});

const NAME = 'virtual:built-files';

const told = (lists: Record<string, unknown>) =>
  Object.entries(lists)
    .map(([name, files]) => `export const ${name} = ${JSON.stringify(files)};`)
    .join('\n');

const filesIn = async (directory: string) => {
  const assets = (await readdir(join(directory, 'assets'))).filter(isNeeded).sort();
  const others = await Promise.all(
    OTHERS.map(async (file) => ({ url: `/${file}`, revision: hashed(await readFile(join(directory, file))) })),
  );
  const urls = assets.map((file) => `/assets/${file}`);
  const isAssisted = (url: string) => ASSISTED.test(url);
  return {
    FILES: [...urls.filter((url) => !isAssisted(url)).map((url) => ({ url, revision: null })), ...others],
    ASSISTED: urls.filter(isAssisted),
  };
};

/** Every name but theirs tells what is in it. */
const OTHERS = ['theme-init.js', 'icon.svg'];

/** Not the engine of the map, larger than everything else together, nor the console, which hardly anybody has a use for, nor letters that hardly any town writes with: they are kept once they were needed. */
const isNeeded = (file: string) =>
  /\.(js|css|woff2)$/.test(file) && !/^(streets-|maplibre|ops-)|-(latin-ext|vietnamese)-/.test(file);

/** What there is only while Magic Stuff is on. */
const ASSISTED = /\/(parts|agenda-summary|botcast-panel|overview-button|chat-page)-/;

const hashed = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
