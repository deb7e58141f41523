import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { mapStackTraces } from '#libs/stack-traces';
import { isJson } from './create-logger';
import { freeMemoryAtRest } from './free-memory-at-rest';
import { Configuration } from './settings/configuration';
import { start } from './start';
import { loadRenderer } from './web/rendered-pages';

/** A rebuild may take minutes and can be interrupted safely. */
const SHUTDOWN_TIMEOUT_MS = 5_000;

const startAndAnnounce = async () => {
  const app = await start(process.env, { closesOnSignals: true });
  // Loaded now, so that the first visitor does not wait.
  if (app.get(Configuration).ALMANAC_ROLE !== 'projector') loadRenderer();
  const sentence = `Almanac is at http://localhost:${new URL(await app.getUrl()).port}`;
  if (isJson(app.get(Configuration))) new Logger('Almanac').log(sentence);
  else console.log(sentence);
  freeMemoryAtRest();
};

const exitNow = () => {
  console.error('Stopped before all work was done. The next start continues it.');
  process.exit(1);
};

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => setTimeout(exitNow, SHUTDOWN_TIMEOUT_MS).unref());

mapStackTraces();
startAndAnnounce().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
