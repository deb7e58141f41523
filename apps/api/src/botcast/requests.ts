import type { BotcastRequest } from '#libs/contracts';
import { IsKey } from '../http/is-key';

export class BotcastBody implements BotcastRequest {
  @IsKey()
  sessionId!: string;
}
