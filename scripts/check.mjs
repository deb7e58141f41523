import { become } from './become.mjs';
import { install } from './prepare.mjs';

install();
/** `check` whole, or the one of its parts that is named. */
become('npm', ['run', '--silent', process.argv[2] ?? 'check']);
