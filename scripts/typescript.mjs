import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks } from 'node:module';
import { dirname, join, resolve as pathTo } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache/typescript');
/** The result also depends on the options and on the version of swc. */
const SETTINGS = ['.swcrc', 'package.json'].map((file) => readFileSync(join(ROOT, file), 'utf8')).join();

mkdirSync(CACHE, { recursive: true });
enableCompileCache(join(CACHE, 'compiled'));

/** Lets Node run the sources without a build: `node --conditions=source --import ./scripts/typescript.mjs apps/cli/src/main.ts` */
registerHooks({
  resolve: (specifier, context, next) => {
    const source = specifier.startsWith('.') && context.parentURL?.endsWith('.ts') && sourceOf(specifier, context.parentURL);
    return source ? { url: pathToFileURL(source).href, shortCircuit: true } : next(specifier, context);
  },
  load: (url, context, next) => {
    if (!url.endsWith('.ts')) return next(url, context);
    return { format: 'commonjs', source: transform(fileURLToPath(url)), shortCircuit: true };
  },
});

/** Imports name files without their extension, and folders by their index. */
const sourceOf = (specifier, parentURL) => {
  const path = pathTo(dirname(fileURLToPath(parentURL)), specifier);
  return [`${path}.ts`, `${path}/index.ts`, path].find((file) => existsSync(file) && statSync(file).isFile());
};

const transform = (file) => {
  const digest = createHash('sha256').update(SETTINGS).update(file).update(readFileSync(file)).digest('hex');
  const cached = join(CACHE, `${digest}.js`);
  if (existsSync(cached)) return readFileSync(cached, 'utf8');
  const { code } = require('@swc/core').transformFileSync(file, { sourceMaps: 'inline' });
  store(cached, code);
  return code;
};

/** Written as a whole or not at all. Programs also run where nothing can be written, as on a full disk. */
const store = (file, text) => {
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch {
    rmSync(unfinished, { force: true });
  }
};
