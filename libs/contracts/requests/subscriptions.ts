import { IsKey } from '../rules';

export class SubscriptionBody {
  @IsKey()
  sessionId!: string;
}
