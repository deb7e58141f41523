import { become } from './become.mjs';
import { install } from './prepare.mjs';

install();
become('npm', ['run', '--silent', process.argv[2] ?? 'check']);
