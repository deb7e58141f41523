import { Vonage } from '@vonage/server-sdk';
import { encodingOf } from './gsm';
import { Sms, SmsFailure, type TextMessage } from './sms';

const PATIENCE_MS = 10_000;

/** `url` stands for Vonage's own address, which is asked where it says nothing. */
export type VonageAccount = Readonly<{ apiKey: string; apiSecret: string; from: string; url?: string }>;

/** Hands messages to Vonage, which cannot tell that one is handed in twice: whoever does so says so. */
export class VonageSms extends Sms {
  readonly hearsAnswers = true;
  private readonly vonage: Vonage;
  private readonly from: string;

  constructor({ apiKey, apiSecret, from, url }: VonageAccount, patience = PATIENCE_MS) {
    super();
    this.from = from;
    this.vonage = new Vonage({ apiKey, apiSecret }, { timeout: patience, ...(url && { restHost: url }) });
  }

  async send({ id, to, text }: TextMessage) {
    try {
      const type = encodingOf(text).type as Params['type'];
      const { messages } = await this.vonage.sms.send({ to, from: this.from, text, type, clientRef: id });
      if (messages?.length > 0 && messages.every(({ status }) => String(status) === TAKEN)) return;
      throw new SmsFailure('Vonage sent an invalid response.', true);
    } catch (error) {
      throw error instanceof SmsFailure ? error : failureOf(error);
    }
  }
}

type Params = NonNullable<Parameters<Vonage['sms']['send']>[0]>;

const TAKEN = '0';

/** What the library throws holds the whole answer, and with it the number. */
const failureOf = (error: unknown): SmsFailure => {
  const { response, cause } = error as { response?: { status?: number; messages?: { status?: unknown }[] }; cause?: Error };
  const refusals = response?.messages?.map(({ status }) => String(status)) ?? [];
  // Of a long one, some parts may have gone out.
  if (refusals.length > 0) return new SmsFailure(`Vonage refused it: status ${refusals.join(', ')}.`, refusals.includes(TAKEN));
  if (response?.status) return new SmsFailure(`Vonage answered ${response.status}.`, response.status >= 500);
  const code = (cause as { code?: string } | undefined)?.code;
  return code && NEVER_REACHED.has(code)
    ? new SmsFailure(`Vonage could not be reached: ${code}.`, false)
    : new SmsFailure('Vonage did not answer.', true);
};

const NEVER_REACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
