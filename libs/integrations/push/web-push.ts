import { createECDH, hash } from 'node:crypto';
import webPush from 'web-push';
import { type Outside, OutsideFailure } from '../outside';
import { type BrowserAddress, Push, PushFailure, type PushMessage } from './push';

const PATIENCE_MS = 10_000;

/** Through the service that each browser names, RFC 8030, sealed for that browser alone. */
export class WebPush extends Push {
  private pair: Promise<KeyPair> | undefined;

  /** `key` answers 32 bytes at random, the same for ever, and is asked when they are needed; `contact` an https: or mailto: address, for whoever runs such a service. */
  constructor(
    private readonly outside: Outside,
    private readonly key: () => Promise<Buffer>,
    private readonly contact: string,
  ) {
    super();
  }

  async publicKey() {
    return (await this.keyPair()).publicKey;
  }

  async send(address: BrowserAddress, { id, text, withinSeconds }: PushMessage) {
    const { status } = await this.posted(address, text, {
      vapidDetails: { subject: this.contact, ...(await this.keyPair()) },
      TTL: Math.max(0, Math.round(withinSeconds)),
      topic: hash('sha256', id, 'base64url').slice(0, LONGEST_TOPIC),
      urgency: 'high',
    });
    if (status === 404 || status === 410) throw new PushFailure(`answers ${status}`, true);
    if (status < 200 || status > 299) throw new PushFailure(`answers ${status}`, false);
  }

  private keyPair(): Promise<KeyPair> {
    this.pair ??= this.key().then(pairOf);
    this.pair.catch(() => {
      this.pair = undefined;
    });
    return this.pair;
  }

  private async posted(address: BrowserAddress, text: string, options: webPush.RequestOptions) {
    try {
      const { endpoint, headers, body } = webPush.generateRequestDetails(address, text, options);
      return await this.outside.post(endpoint, { headers: headers as Record<string, string>, body }, PATIENCE_MS);
    } catch (error) {
      throw new PushFailure(reasonOf(error as Error), false);
    }
  }
}

/** What the system says names where it wanted to go: that is somebody's, and only what is ours is repeated. */
const reasonOf = (error: Error): string => {
  const { code } = (error.cause ?? {}) as { code?: unknown };
  if (error.cause) return `could not be reached: ${typeof code === 'string' ? code : 'unknown'}`;
  return error instanceof OutsideFailure ? error.message : 'cannot be encrypted for this browser';
};

type KeyPair = Readonly<{ publicKey: string; privateKey: string }>;

const pairOf = (key: Buffer): KeyPair => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey: key.toString('base64url') };
};

/** Characters. */
const LONGEST_TOPIC = 32;
