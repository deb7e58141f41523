import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { isJson } from './logger-for';
import { Configuration } from './settings/configuration';
import { start } from './start';
import { drawing } from './web/drawn-pages';

/** A rebuild may take minutes, and loses nothing when it is broken off. */
const PATIENCE_MS = 5_000;

const announce = async () => {
  const app = await start(process.env, { closesOnSignals: true });
  // The first visitor does not wait until it is loaded.
  if (app.get(Configuration).ALMANAC_ROLE !== 'projector') drawing();
  const sentence = `Almanac is at http://localhost:${new URL(await app.getUrl()).port}`;
  if (isJson(app.get(Configuration))) new Logger('Almanac').log(sentence);
  else console.log(sentence);
};

const breakOff = () => {
  console.error('Stopped before all work was done. The next start continues it.');
  process.exit(1);
};

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => setTimeout(breakOff, PATIENCE_MS).unref());

announce().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
