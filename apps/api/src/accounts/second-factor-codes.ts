import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Proof } from '#libs/domain';

/** The defaults of RFC 6238 and of authenticator apps. */
const TOTP_OPTIONS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Clocks differ: the steps before and after are accepted too. */
const TOTP_WINDOW_STEPS = 1;

const SECRET_BYTES = 20;

export const createOfferId = randomUUID;

/** Derived from `key`, in base32. Stored only when the offer is accepted. */
export const deriveSecret = (key: string, account: string, offer: string): string => {
  const mac = createHmac('sha256', key).update(`second factor ${account} ${offer}`).digest().subarray(0, SECRET_BYTES);
  return new Secret({ buffer: new Uint8Array(mac).buffer }).base32;
};

export const otpauthUrlOf = (secret: string, issuer: string, label: string): string =>
  createTotp(secret, { issuer, label }).toString();

export const codeAt = (secret: string, now: number): string => createTotp(secret).generate({ timestamp: now });

export const findStep = (secret: string, code: string, now: number): number | undefined => {
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window: TOTP_WINDOW_STEPS });
  return delta === null ? undefined : TOTP.counter({ period: TOTP_OPTIONS.period, timestamp: now }) + delta;
};

const RECOVERY_CODE_COUNT = 10;
const RECOVERY_CODE_BYTES = 10;

export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () => {
    const text = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_CODE_BYTES)).buffer }).base32;
    return text.match(/.{4}/g)!.join('-');
  });

export const hashRecoveryCode = (account: string, code: string): string =>
  createHash('sha256')
    .update(`recovery ${account} ${normalizeRecoveryCode(code)}`)
    .digest('hex');

/** Undefined if the code is malformed or wrong. Does not check whether it was used before. */
export const parseProof = (secret: string, account: string, code: string, now: number): Proof | undefined => {
  if (isRecoveryCode(code)) return { recovery: hashRecoveryCode(account, code) };
  const digits = code.replace(/\s/g, '');
  const step = /^\d{6}$/.test(digits) ? findStep(secret, digits, now) : undefined;
  return step === undefined ? undefined : { step };
};

export const isRecoveryCode = (code: string): boolean => normalizeRecoveryCode(code).length === RECOVERY_CODE_LENGTH;

const RECOVERY_CODE_LENGTH = 16;

const normalizeRecoveryCode = (code: string) => code.toUpperCase().replace(/[\s-]/g, '');

const createTotp = (secret: string, labels: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...TOTP_OPTIONS, ...labels, secret: Secret.fromBase32(secret) });
