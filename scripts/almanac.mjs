#!/usr/bin/env node
import { join } from 'node:path';
import { become } from './become.mjs';
import { build, compileCacheEnvironment, install, NODE, PROGRAM_OPTIONS, ROOT } from './prepare.mjs';

install();
build();
become(NODE, [...PROGRAM_OPTIONS, join(ROOT, 'dist/apps/cli/src/main.js'), ...process.argv.slice(2)], compileCacheEnvironment());
