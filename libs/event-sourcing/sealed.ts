import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

declare const sealed: unique symbol;

/** A personal datum that whoever has the key can read, and nobody else: AES-256-GCM, as base64url of nonce, tag and text. */
export type Sealed = string & { readonly [sealed]: true };

/** What was sealed; `hash`, made with the same key, tells whether two are the same without opening either. */
export type SealedText = Readonly<{ sealed: Sealed; hash: string }>;

export const KEY_BYTES = 32;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `about` says whose and what it is: put elsewhere, it cannot be read. */
export const seal = (key: Buffer, about: string, text: string): Sealed => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url') as Sealed;
};

/** `hash` says nothing to whoever lacks the key, however few texts there might be. */
export const sealText = (key: Buffer, about: string, text: string): SealedText => ({
  sealed: seal(key, about, text),
  hash: createHmac('sha256', key).update(text).digest('base64url'),
});

/** Throws an Error, which quotes nothing, when it was sealed with another key or about something else. */
export const unseal = (key: Buffer, about: string, text: Sealed): string => {
  const bytes = Buffer.from(text, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about)).setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
};
