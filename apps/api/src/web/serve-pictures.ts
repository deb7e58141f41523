import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { normalizeIp } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { eventIdOf } from '#libs/contracts';
import { Lookup } from '../events/lookup';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { TOWN_PICTURE } from './event-picture/address';
import { Pictures } from './event-picture/pictures';

/** `/event/{number}/picture.png` and `/picture.png`: what is shown where the address of a page was shared. */
export const servePictures = (app: NestFastifyApplication) => {
  const pictures = new Pictures(app.get(TownSettings), app.get(Clock));
  const http = app.getHttpAdapter().getInstance();
  http.addHook('onClose', () => pictures.close());

  http.get('/event/:id/picture.png', async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const { id } = request.params;
    const event = eventIdOf(id) === null ? undefined : await app.get(Lookup).find(id);
    if (!event) return reply.callNotFound();
    const png = !event.isPrivate && (await pictures.of(normalizeIp(request.ip), event));
    return png ? send(png, reply) : reply.header('cache-control', 'no-store').redirect(TOWN_PICTURE);
  });
  http.get(TOWN_PICTURE, async (request, reply) => {
    const png = await pictures.of(normalizeIp(request.ip));
    return png ? send(png, reply) : reply.callNotFound();
  });
};

const send = (png: Buffer, reply: FastifyReply) => reply.headers(HEADERS).type('image/png').send(png);

const DAY_SECONDS = 24 * 60 * 60;

/** Others show it. Its address is another one when the event has changed, and tomorrow it is not today any more. */
const HEADERS = { 'cache-control': `public, max-age=${DAY_SECONDS}`, 'cross-origin-resource-policy': 'cross-origin' };
