import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, NODE, ROOT } from './prepare.mjs';

install();
build();
const { status, stdout, stderr } = spawnSync(NODE, [join(ROOT, 'dist/apps/cli/src/main.js'), 'man'], { encoding: 'utf8' });
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}
writeFileSync(join(ROOT, 'dist/almanac.1'), stdout);
console.error('The man page is dist/almanac.1.');
