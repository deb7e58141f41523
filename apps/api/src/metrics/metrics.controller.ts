import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Headers, NotFoundException, Res, UnauthorizedException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Answers } from '../http/answers';
import { Meters } from '../observing/meters';
import { Configuration } from '../settings/configuration';
import { Gauges } from './gauges';

@Controller()
export class MetricsController {
  constructor(
    private readonly configuration: Configuration,
    private readonly meters: Meters,
    private readonly gauges: Gauges,
  ) {}

  /** What this process measures, in the words of Prometheus. For whoever has the token of the operator; without one there is nothing here. */
  @Answers<string>('text/plain')
  @Get('metrics')
  async show(@Headers('authorization') authorization: string | undefined, @Res({ passthrough: true }) reply: FastifyReply) {
    const { METRICS_TOKEN } = this.configuration;
    if (!METRICS_TOKEN) throw new NotFoundException('There is nothing at this address.');
    if (!isSame(authorization ?? '', `Bearer ${METRICS_TOKEN}`)) {
      reply.header('www-authenticate', 'Bearer');
      throw new UnauthorizedException('This needs the operator’s METRICS_TOKEN as a bearer token.');
    }
    await this.gauges.read();
    reply.header('cache-control', 'no-store').type(this.meters.registry.contentType);
    return this.meters.registry.metrics();
  }
}

/** Of one length and compared whole: how long that takes tells nothing. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

const digest = (text: string) => createHash('sha256').update(text).digest();
