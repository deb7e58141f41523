import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Proof } from '#libs/domain';

/** As RFC 6238 has it, and every authenticator by itself: six digits that follow from the secret and from which half minute it is. */
const HOW = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Clocks differ: the half minute before and the one after are as good. */
const WINDOW = 1;

const SECRET_BYTES = 20;

export const newOffer = randomUUID;

/** The secret of an offer, in base32: it is remembered nowhere until it is taken, and made again from `key`, which nobody else has. */
export const secretOf = (key: string, account: string, offer: string): string => {
  const mac = createHmac('sha256', key).update(`second factor ${account} ${offer}`).digest().subarray(0, SECRET_BYTES);
  return new Secret({ buffer: new Uint8Array(mac).buffer }).base32;
};

/** Where an authenticator finds all of it: `otpauth://totp/…`. */
export const addressOf = (secret: string, issuer: string, label: string): string => totp(secret, { issuer, label }).toString();

export const codeAt = (secret: string, now: number): string => totp(secret).generate({ timestamp: now });

/** Of which step of time it is the code at about `now`, in milliseconds; undefined where of none. */
export const stepOf = (secret: string, code: string, now: number): number | undefined => {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: HOW.period, timestamp: now }) + delta;
};

const RECOVERY_CODES = 10;
/** Eighty bits, as four times four letters. */
const RECOVERY_BYTES = 10;

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const text = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32;
    return text.match(/.{4}/g)!.join('-');
  });

/** However it was typed. */
export const hashedRecovery = (account: string, code: string): string =>
  createHash('sha256')
    .update(`recovery ${account} ${bare(code)}`)
    .digest('hex');

/** What a typed code would prove; undefined where it can be none. It is still to be seen whether it was used. */
export const proofIn = (secret: string, account: string, code: string, now: number): Proof | undefined => {
  if (isRecoveryCode(code)) return { recovery: hashedRecovery(account, code) };
  const digits = code.replace(/\s/g, '');
  const step = /^\d{6}$/.test(digits) ? stepOf(secret, digits, now) : undefined;
  return step === undefined ? undefined : { step };
};

/** Or might be one, by how long it is. */
export const isRecoveryCode = (code: string): boolean => bare(code).length === SIXTEEN;

const SIXTEEN = 16;

const bare = (code: string) => code.toUpperCase().replace(/[\s-]/g, '');

const totp = (secret: string, named: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...HOW, ...named, secret: Secret.fromBase32(secret) });
