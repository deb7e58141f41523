import { Vonage } from '@vonage/server-sdk';
import { encodingOf } from './gsm';
import { SmsFailure, SmsProvider, type TextMessage } from './sms-provider';

const TIMEOUT_MS = 10_000;

export type VonageAccount = Readonly<{ apiKey: string; apiSecret: string; from: string; url?: string }>;

/** Vonage does not recognize a repeated message. */
export class VonageSmsProvider extends SmsProvider {
  readonly canReceiveReplies = true;
  private readonly vonage: Vonage;
  private readonly from: string;

  constructor({ apiKey, apiSecret, from, url }: VonageAccount, timeoutMs = TIMEOUT_MS) {
    super();
    this.from = from;
    this.vonage = new Vonage({ apiKey, apiSecret }, { timeout: timeoutMs, ...(url && { restHost: url }) });
  }

  async send({ id, to, text }: TextMessage) {
    try {
      const type = encodingOf(text).type as Params['type'];
      const { messages } = await this.vonage.sms.send({ to, from: this.from, text, type, clientRef: id });
      if (messages?.length > 0 && messages.every(({ status }) => String(status) === ACCEPTED_STATUS)) return;
      throw new SmsFailure('Vonage sent an invalid response.', true);
    } catch (error) {
      throw error instanceof SmsFailure ? error : toSmsFailure(error);
    }
  }
}

type Params = NonNullable<Parameters<Vonage['sms']['send']>[0]>;

const ACCEPTED_STATUS = '0';

/** The library's errors contain the whole response, and with it the number. */
const toSmsFailure = (error: unknown): SmsFailure => {
  const { response, cause } = error as { response?: { status?: number; messages?: { status?: unknown }[] }; cause?: Error };
  const refusals = response?.messages?.map(({ status }) => String(status)) ?? [];
  // Some parts of a long message may have been sent.
  if (refusals.length > 0)
    return new SmsFailure(`Vonage refused it: status ${refusals.join(', ')}.`, refusals.includes(ACCEPTED_STATUS));
  if (response?.status) return new SmsFailure(`Vonage answered ${response.status}.`, response.status >= 500);
  const code = (cause as { code?: string } | undefined)?.code;
  return code && NOT_SENT_CODES.has(code)
    ? new SmsFailure(`Vonage could not be reached: ${code}.`, false)
    : new SmsFailure('Vonage did not answer.', true);
};

const NOT_SENT_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
