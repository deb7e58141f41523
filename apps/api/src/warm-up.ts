import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { isTransient } from '#libs/event-sourcing';
import { TownSize } from './events/town-size';

/** Prepares what every visitor asks for. In a large town that takes seconds, which the first one would wait for. */
export const warmUp = async (app: NestFastifyApplication): Promise<void> => {
  const isLarge = await app
    .get(TownSize)
    .isLarge()
    .catch((error) => !isTransient(error) && Promise.reject(error));
  if (isLarge) await app.inject('/');
};
