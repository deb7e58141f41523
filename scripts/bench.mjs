import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { attend } from './become.mjs';
import { build, install, NODE, ROOT } from './prepare.mjs';

const LINES = join(ROOT, '.cache/bench');

const { values, positionals: names } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } });

const benches = readdirSync(join(ROOT, 'bench')).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -3)] : []));

const main = async () => {
  const unknown = names.filter((name) => !benches.includes(name));
  if (names.length === 0 || unknown.length > 0) return list(unknown);
  install();
  build();
  if (values.json) rmSync(values.json, { force: true });
  for (const name of names) {
    const status = await run(name);
    if (status !== 0) process.exit(status);
  }
};

const list = (unknown) => {
  if (unknown.length > 0) console.error(`There is no bench ${unknown.join(', ')}.`);
  console.log(['npm run bench NAME [NAME…] [-- --json FILE]', '', ...benches].join('\n'));
  process.exit(unknown.length > 0 ? 1 : 0);
};

/** The lines of a run take the place of those of the run before. */
const run = (name) => {
  mkdirSync(LINES, { recursive: true });
  const file = values.json ? resolve(values.json) : join(LINES, `${name}.jsonl`);
  if (!values.json) rmSync(file, { force: true });
  return attend(NODE, ['--enable-source-maps', `dist/bench/${name}.js`], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, BENCH_JSON: file },
  });
};

await main();
