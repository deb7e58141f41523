import { IsKey } from '../rules';

export class BotcastBody {
  @IsKey()
  sessionId!: string;
}
