import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, install, NODE, ROOT } from './prepare.mjs';

/** Writes the tables of docs/configuration.md from the configuration module. `apps/cli/src/docs.spec.ts` compares them. */
const PAGE = join(ROOT, 'docs/configuration.md');
const TABLES = /(?<=<!-- settings -->\n\n).*(?=\n\n<!-- \/settings -->)/s;

install();
build();
const modulePath = pathToFileURL(join(ROOT, 'dist/apps/api/src/settings/configuration-reference.js'));
const print = `const { configurationReference } = await import('${modulePath}'); process.stdout.write(configurationReference())`;
const { status, stdout, stderr } = spawnSync(NODE, ['--input-type=module', '-e', print], { encoding: 'utf8' });
if (status !== 0) throw new Error(stderr);
writeFileSync(
  PAGE,
  readFileSync(PAGE, 'utf8').replace(TABLES, () => stdout),
);
