import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Headers, NotFoundException, Res, UnauthorizedException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Answers } from '../http/response-decorators';
import { Metrics } from '../observing/metrics';
import { Configuration } from '../settings/configuration';
import { GaugeRefresher } from './gauge-refresher';

@Controller()
export class MetricsController {
  constructor(
    private readonly configuration: Configuration,
    private readonly metrics: Metrics,
    private readonly gauges: GaugeRefresher,
  ) {}

  /** The metrics of this process in Prometheus format. Needs the operator's METRICS_TOKEN; 404 if none is configured. */
  @Answers<string>('text/plain')
  @Get('metrics')
  async scrape(@Headers('authorization') authorization: string | undefined, @Res({ passthrough: true }) reply: FastifyReply) {
    const { METRICS_TOKEN } = this.configuration;
    if (!METRICS_TOKEN) throw new NotFoundException('There is nothing at this address.');
    if (!isEqualSecret(authorization ?? '', `Bearer ${METRICS_TOKEN}`)) {
      reply.header('www-authenticate', 'Bearer');
      throw new UnauthorizedException('This needs the operator’s METRICS_TOKEN as a bearer token.');
    }
    await this.gauges.refresh();
    reply.header('cache-control', 'no-store').type(this.metrics.registry.contentType);
    return this.metrics.registry.metrics();
  }
}

/** In constant time, so that the duration reveals nothing. As digests, because `timingSafeEqual` throws for other lengths. */
const isEqualSecret = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

const digest = (text: string) => createHash('sha256').update(text).digest();
