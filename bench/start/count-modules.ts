import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Loaded before a program. Writes the number of modules that the program loads to the file that MODULES_FILE names. */
let modules = 0;
registerHooks({
  load: (url, context, next) => {
    modules++;
    return next(url, context);
  },
});
process.on('exit', () => writeFileSync(process.env['MODULES_FILE']!, String(modules)));
