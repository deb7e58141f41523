import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { attend } from './become.mjs';
import { installedBrowser } from './browser.mjs';
import { checkout, hashOf } from './checkouts.mjs';
import { build, compileCacheEnvironment, install, NODE, ROOT } from './prepare.mjs';

const USAGE = `npm run bench NAME [NAME…]            runs benches, beside their limits
npm run bench baseline                records the ratios and counts of this commit in bench/baseline.json
npm run bench compare [NAME…]         the quick benches, in turns with the baseline's commit
npm run bench history COMMIT…         the quick benches at several commits
                                      -- --quick: fewer rounds of either
                                      -- --json FILE: where each row is written as a line of JSON; else .cache/bench/NAME.jsonl
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, quick: { type: 'boolean', default: false } },
});

const quickOption = values.quick ? ['--quick'] : [];

/** These parse all further arguments themselves: names of benches, or commits. Returns the arguments for the program. */
const COMPARISONS = {
  baseline: () => [],
  compare: (names) => [...names, ...quickOption, ...besideOption(baselineCommit())],
  history: (commits) => [...quickOption, ...commits.flatMap(besideOption)],
};

const benches = readdirSync(join(ROOT, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((name) => !(name in COMPARISONS));

const main = async ([first, ...others]) => {
  const unknown = [first, ...others].filter((name) => !benches.includes(name));
  if (!(first in COMPARISONS) && unknown.length > 0) return printUsage(first && unknown);
  install();
  build();
  mkdirSync(join(ROOT, '.cache/bench'), { recursive: true });
  if (values.json) rmSync(values.json, { force: true });
  if (first in COMPARISONS) return run(first, COMPARISONS[first](others));
  for (const name of [first, ...others]) await run(name, []);
};

const printUsage = (unknown) => {
  if (unknown) console.error(`Unknown bench: ${unknown.join(', ')}.\n`);
  console.log(`${USAGE}\n${benches.join('\n')}`);
  process.exitCode = unknown ? 1 : 0;
};

const besideOption = (commit) => {
  const hash = hashOf(commit);
  if (!hash) console.error(`The commit ${commit} is not in this clone, so it is not measured.`);
  const folder = hash && checkout(hash);
  return folder ? ['--beside', `${hash}=${folder}`] : [];
};

const baselineCommit = () => JSON.parse(readFileSync(join(ROOT, 'bench/baseline.json'), 'utf8')).commit;

const run = async (name, words) => {
  const lines = join(ROOT, `.cache/bench/${name}.jsonl`);
  if (!values.json) rmSync(lines, { force: true });
  const environment = {
    CHROME_PATH: installedBrowser(),
    ...process.env,
    ...compileCacheEnvironment(),
    BENCH_JSON: values.json ? resolve(values.json) : lines,
  };
  const program = [`dist/bench/${name}.js`, ...words];
  const status = await attend(NODE, program, { cwd: ROOT, stdio: 'inherit', env: environment });
  if (status !== 0) process.exit(status);
};

await main(positionals);
