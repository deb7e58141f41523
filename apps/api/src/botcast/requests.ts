import { IsString } from 'class-validator';
import type { BotcastRequest } from '#libs/contracts';

export class BotcastBody implements BotcastRequest {
  @IsString({ message: 'sessionId must be a session key: session_{timestamp}_{random}.' })
  sessionId!: string;
}
