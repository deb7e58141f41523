import { become } from './become.mjs';
import { build, install, NODE, SERVER_OPTIONS } from './prepare.mjs';

install();
build();
become(NODE, [...SERVER_OPTIONS, 'dist/apps/api/src/main.js']);
