import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

declare const sealed: unique symbol;

/** A personal datum that whoever has the key can read, and nobody else: AES-256-GCM, as base64url of nonce, tag and text. */
export type Sealed = string & { readonly [sealed]: true };

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

/** Throws an Error, which quotes nothing, when it was sealed with another key or about something else. */
export const unseal = (key: Buffer, about: string, text: Sealed): string => {
  const bytes = Buffer.from(text, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about)).setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
};
