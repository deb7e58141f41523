import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

declare const sealed: unique symbol;

/** AES-256-GCM, as base64url of nonce, tag and text. */
export type Sealed = string & { readonly [sealed]: true };

/** Encrypted text with a keyed `hash`, which compares two texts without decrypting them. */
export type SealedText = Readonly<{ sealed: Sealed; hash: string }>;

export const KEY_BYTES = 32;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `about` binds the text to its owner and purpose: decrypting it for another fails. */
export const encrypt = (key: Buffer, about: string, text: string): Sealed => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url') as Sealed;
};

/** The hash reveals nothing without the key, even if there are few possible texts. */
export const encryptText = (key: Buffer, about: string, text: string): SealedText => ({
  sealed: encrypt(key, about, text),
  hash: createHmac('sha256', key).update(text).digest('base64url'),
});

/** Throws an Error, which quotes nothing, for another key or another `about`. */
export const decrypt = (key: Buffer, about: string, text: Sealed): string => {
  const bytes = Buffer.from(text, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about)).setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
};
