import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { RetryReactionBody, SkipReactionBody } from '#libs/contracts/requests';
import { Actor } from '../../http/actor';
import { Needs } from '../../http/needs';
import { Reactions } from '../../operations/reactions';

/** What reactors have put aside. */
@Needs('operator')
@Controller('ops/reactors')
export class ReactionsController {
  constructor(private readonly reactions: Reactions) {}

  /** It is tried again by whichever process runs the reactor. */
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
