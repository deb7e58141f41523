import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** For the service worker, which is built after the pages. */
export const builtFiles = (directory: string): Plugin => ({
  name: 'built-files',
  resolveId: (id) => (id === MODULE_NAME ? `\0${MODULE_NAME}` : undefined),
  load: async (id) => (id === `\0${MODULE_NAME}` ? moduleSource(await filesIn(directory)) : undefined),
});

const MODULE_NAME = 'virtual:built-files';

const moduleSource = (lists: Record<string, unknown>) =>
  Object.entries(lists)
    .map(([name, files]) => `export const ${name} = ${JSON.stringify(files)};`)
    .join('\n');

const filesIn = async (directory: string) => {
  const assets = (await readdir(join(directory, 'assets'))).filter(isShellFile).sort();
  const others = await Promise.all(
    OTHER_FILES.map(async (file) => ({ url: `/${file}`, revision: shortHash(await readFile(join(directory, file))) })),
  );
  const urls = assets.map((file) => `/assets/${file}`);
  const isAssisted = (url: string) => ASSISTANT_FILES.test(url);
  return {
    FILES: [...urls.filter((url) => !isAssisted(url)).map((url) => ({ url, revision: null })), ...others],
    ASSISTED: urls.filter(isAssisted),
  };
};

/** All other names contain a hash of the content. */
const OTHER_FILES = ['theme-init.js', 'icon.svg'];

/** Without the map engine, the console, and fonts for rare scripts, which are cached when first used. */
const isShellFile = (file: string) =>
  /\.(js|css|woff2)$/.test(file) && !/^(streets-|maplibre|ops-)|-(latin-ext|vietnamese)-/.test(file);

const ASSISTANT_FILES = /\/assistant-/;

const shortHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
