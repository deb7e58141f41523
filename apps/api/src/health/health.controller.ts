import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { BehindResponse, HealthResponse, ReadyResponse } from '#libs/contracts';
import { Answers, OrAnswers } from '../http/response-decorators';
import { Readiness } from './readiness';

@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Liveness: the process answers. */
  @Get('health')
  health(): HealthResponse {
    return { status: 'alive' };
  }

  /**
   * The stores are reachable, and the read models are current or catching up: 503 when one has been behind the log for more
   * than 15 seconds and does not catch up. Either way the lag of each is named.
   */
  @Answers<ReadyResponse>()
  @OrAnswers<BehindResponse>(503)
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadyResponse | BehindResponse> {
    const answer = await this.readiness.check();
    if (answer.status === 'behind') reply.code(answer.statusCode);
    return answer;
  }
}
