import { describeCalls } from './prepare.mjs';

describeCalls();
