import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long after it was sent a call of Vonage's counts: an old one that somebody has seen cannot be sent again. */
const FRESH_SECONDS = 300;

/**
 * Whether a call from Vonage is one, by the secret that signs them (SHA-256 HMAC).
 * https://developer.vonage.com/en/getting-started/concepts/signing-messages
 */
export const isSigned = (said: Readonly<Record<string, unknown>>, secret: string, nowMs: number): boolean => {
  const { sig, ...rest } = said;
  const { timestamp } = rest;
  if (typeof sig !== 'string' || typeof timestamp !== 'string' || Object.values(rest).some((one) => typeof one !== 'string'))
    return false;
  if (!(Math.abs(nowMs / 1_000 - Number(timestamp)) <= FRESH_SECONDS)) return false;
  const [expected, told] = [signatureOf(rest as Record<string, string>, secret), Buffer.from(sig.toLowerCase())];
  return expected.length === told.length && timingSafeEqual(expected, told);
};

const signatureOf = (params: Readonly<Record<string, string>>, secret: string): Buffer => {
  const text = Object.keys(params)
    .sort()
    .map((name) => `&${name}=${params[name]!.replace(/[&=]/g, '_')}`)
    .join('');
  return Buffer.from(createHmac('sha256', secret).update(text).digest('hex'));
};
