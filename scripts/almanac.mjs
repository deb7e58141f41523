import { become } from './become.mjs';
import { build, install, NODE } from './prepare.mjs';

install();
build();
become(NODE, ['--enable-source-maps', 'dist/apps/cli/src/main.js', ...process.argv.slice(2)]);
