import { IsKey } from '../rules';

/** `POST /api/botcast` */
export class BotcastBody {
  @IsKey()
  sessionId!: string;
}
