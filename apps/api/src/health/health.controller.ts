import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { BehindAnswer, HealthAnswer, ReadyAnswer } from '#libs/contracts';
import { Answers, OrAnswers } from '../http/answers';
import { Readiness } from './readiness';

@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Liveness: the process answers. */
  @Get('health')
  health(): HealthAnswer {
    return { status: 'alive' };
  }

  /**
   * The stores are reachable, and the read models are current or catching up: 503 when one has been behind the log for more
   * than 15 seconds and does not catch up. Either way the lag of each is named.
   */
  @Answers<ReadyAnswer>()
  @OrAnswers<BehindAnswer>(503)
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadyAnswer | BehindAnswer> {
    const answer = await this.readiness.look();
    if (answer.status === 'behind') reply.code(answer.statusCode);
    return answer;
  }
}
