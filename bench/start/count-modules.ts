import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Loaded before a program. MODULES_FILE names the file for the number. */
let modules = 0;
registerHooks({
  load: (url, context, next) => {
    modules++;
    return next(url, context);
  },
});
process.on('exit', () => writeFileSync(process.env['MODULES_FILE']!, String(modules)));
