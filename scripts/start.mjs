import { become } from './become.mjs';
import { build, compileCacheEnvironment, install, NODE, PROGRAM_OPTIONS } from './prepare.mjs';

install();
build();
become(NODE, [...PROGRAM_OPTIONS, 'dist/apps/api/src/main.js'], compileCacheEnvironment());
