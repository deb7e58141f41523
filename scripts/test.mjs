import { browser } from './browser.mjs';
import { buildFerretDb } from './ferretdb.mjs';
import { build, install } from './prepare.mjs';
import { tested } from './tested.mjs';

install();
build();
buildFerretDb();

await tested([[process.argv.slice(2), { CHROME_PATH: browser() }]]);
