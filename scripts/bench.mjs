import { become } from './become.mjs';
import { build, install, NODE } from './prepare.mjs';

const [name, ...words] = process.argv.slice(2);

install();
build();
become(NODE, ['--enable-source-maps', `dist/bench/${name}.js`, ...words]);
