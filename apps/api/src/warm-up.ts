import { setTimeout } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Projector } from '#libs/event-sourcing';
import { TownSize } from './events/town-size';

const POLL_INTERVAL_MS = 1_000;

/** Prepares what every visitor asks for. In a large town that takes seconds, which the first one would wait for. */
export const warmUp = async (app: NestFastifyApplication): Promise<void> => {
  const projector = app.get(Projector);
  while (!(await projector.isBuilt())) await setTimeout(POLL_INTERVAL_MS, undefined, { ref: false });
  if (await app.get(TownSize).isLarge()) await app.inject('/');
};
