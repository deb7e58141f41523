import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a signed callback of Vonage is accepted, so that an old one cannot be replayed. */
const MAX_AGE_SECONDS = 300;

/** SHA-256 HMAC of Vonage. https://developer.vonage.com/en/getting-started/concepts/signing-messages */
export const isSigned = (params: Readonly<Record<string, unknown>>, secret: string, nowMs: number): boolean => {
  const { sig, ...rest } = params;
  const { timestamp } = rest;
  if (typeof sig !== 'string' || typeof timestamp !== 'string' || Object.values(rest).some((one) => typeof one !== 'string'))
    return false;
  if (!(Math.abs(nowMs / 1_000 - Number(timestamp)) <= MAX_AGE_SECONDS)) return false;
  const [expected, signature] = [signatureOf(rest as Record<string, string>, secret), Buffer.from(sig.toLowerCase())];
  return expected.length === signature.length && timingSafeEqual(expected, signature);
};

const signatureOf = (params: Readonly<Record<string, string>>, secret: string): Buffer => {
  const text = Object.keys(params)
    .sort()
    .map((name) => `&${name}=${params[name]!.replace(/[&=]/g, '_')}`)
    .join('');
  return Buffer.from(createHmac('sha256', secret).update(text).digest('hex'));
};
