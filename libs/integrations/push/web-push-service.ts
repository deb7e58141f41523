import { createECDH, hash } from 'node:crypto';
import webPush from 'web-push';
import { type HttpClient, HttpFailure } from '../http-client';
import { PushFailure, type PushMessage, PushService, type PushSubscriptionAddress } from './push-service';

const TIMEOUT_MS = 10_000;

/** Sends through the push service of each browser (RFC 8030), encrypted for that browser. */
export class WebPushService extends PushService {
  private pair: Promise<KeyPair> | undefined;

  /** `key` always returns the same 32 random bytes; `contact` is an https: or mailto: address for operators of push services. */
  constructor(
    private readonly httpClient: HttpClient,
    private readonly key: () => Promise<Buffer>,
    private readonly contact: string,
  ) {
    super();
  }

  async publicKey() {
    return (await this.keyPair()).publicKey;
  }

  async send(address: PushSubscriptionAddress, { id, text, withinSeconds }: PushMessage) {
    const { status } = await this.post(address, text, {
      vapidDetails: { subject: this.contact, ...(await this.keyPair()) },
      TTL: Math.max(0, Math.round(withinSeconds)),
      topic: hash('sha256', id, 'base64url').slice(0, MAX_TOPIC_LENGTH),
      urgency: 'high',
    });
    if (status === 404 || status === 410) throw new PushFailure(`answers ${status}`, true);
    if (status < 200 || status > 299) throw new PushFailure(`answers ${status}`, false);
  }

  private keyPair(): Promise<KeyPair> {
    this.pair ??= this.key().then(toKeyPair);
    this.pair.catch(() => {
      this.pair = undefined;
    });
    return this.pair;
  }

  private async post(address: PushSubscriptionAddress, text: string, options: webPush.RequestOptions) {
    try {
      const { endpoint, headers, body } = webPush.generateRequestDetails(address, text, options);
      return await this.httpClient.post(endpoint, { headers: headers as Record<string, string>, body }, TIMEOUT_MS);
    } catch (error) {
      throw new PushFailure(failureReasonOf(error), false);
    }
  }
}

/** A message of the encryption could contain the subscription, which is personal. */
const failureReasonOf = (error: unknown): string =>
  error instanceof HttpFailure ? error.message : 'cannot be encrypted for this browser';

type KeyPair = Readonly<{ publicKey: string; privateKey: string }>;

const toKeyPair = (key: Buffer): KeyPair => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey: key.toString('base64url') };
};

const MAX_TOPIC_LENGTH = 32;
