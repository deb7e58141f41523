import { createHash } from 'node:crypto';

declare const hashed: unique symbol;

/**
 * The SHA-256 (hex) of a session key or of a `user_{id}`. A key is a bearer secret and the log is never rewritten, so
 * streams, facts, actors and documents carry only this; with 128 random bits in a key nobody gets back from it.
 */
export type HashedKey = string & { readonly [hashed]: true };

export const hashedKey = (key: string): HashedKey => createHash('sha256').update(key).digest('hex') as HashedKey;

export const isHashedKey = (text: string): text is HashedKey => /^[\da-f]{64}$/.test(text);

/** Under which name the key is kept with which what somebody leaves under theirs is sealed; no account is called so. */
export const sealedFor = (key: HashedKey): string => `resident ${key}`;
