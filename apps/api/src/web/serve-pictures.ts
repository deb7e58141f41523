import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { normalizeIp } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseEventId } from '#libs/contracts';
import { EventLookup } from '../events/event-lookup';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { TOWN_PICTURE_ADDRESS } from './event-picture/address';
import { PictureService } from './event-picture/picture-service';

export const servePictures = (app: NestFastifyApplication) => {
  const pictures = new PictureService(app.get(TownSettings), app.get(Clock));
  const http = app.getHttpAdapter().getInstance();
  http.addHook('onClose', () => pictures.close());

  http.get('/event/:id/picture.png', async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const { id } = request.params;
    const event = parseEventId(id) === null ? undefined : await app.get(EventLookup).find(id);
    if (!event) return reply.callNotFound();
    const png = !event.isPrivate && (await pictures.getOrDraw(normalizeIp(request.ip), event));
    return png ? sendPicture(png, reply) : reply.header('cache-control', 'no-store').redirect(TOWN_PICTURE_ADDRESS);
  });
  http.get(TOWN_PICTURE_ADDRESS, async (request, reply) => {
    const png = await pictures.getOrDraw(normalizeIp(request.ip));
    return png ? sendPicture(png, reply) : reply.callNotFound();
  });
};

const sendPicture = (png: Buffer, reply: FastifyReply) => reply.headers(PICTURE_HEADERS).type('image/png').send(png);

const DAY_SECONDS = 24 * 60 * 60;

/** Other sites embed it. Its address changes with the event, and "today" is outdated after a day. */
const PICTURE_HEADERS = { 'cache-control': `public, max-age=${DAY_SECONDS}`, 'cross-origin-resource-policy': 'cross-origin' };
