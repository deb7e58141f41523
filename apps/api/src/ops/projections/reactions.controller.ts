import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { RetryReactionBody, SkipReactionBody } from '#libs/contracts/requests';
import { Actor } from '../../http/actor';
import { RequiresRole } from '../../http/requires-role';
import { ParkedReactions } from '../../operations/parked-reactions';

@RequiresRole('operator')
@Controller('ops/reactors')
export class ReactionsController {
  constructor(private readonly reactions: ParkedReactions) {}

  /** The process that runs the reactor retries it. */
  @Post(':name/retry')
  @HttpCode(204)
  async retry(@Param('name') name: string, @Body() { position }: RetryReactionBody, @Actor() actor: string) {
    await this.reactions.retry(name, BigInt(position), actor);
  }

  @Post(':name/skip')
  @HttpCode(204)
  async skip(@Param('name') name: string, @Body() { position, reason }: SkipReactionBody, @Actor() actor: string) {
    await this.reactions.skip(name, BigInt(position), reason, actor);
  }
}
