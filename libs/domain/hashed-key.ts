import { hash } from 'node:crypto';

declare const hashed: unique symbol;

/**
 * The SHA-256 (hex) of a session key or of `user_{id}`. A key is a bearer secret and the log is never rewritten, so streams, facts,
 * actors and documents contain only this. A key has 128 random bits, so the hash cannot be reversed.
 */
export type HashedKey = string & { readonly [hashed]: true };

export const hashedKey = (key: string): HashedKey => hash('sha256', key) as HashedKey;

export const isHashedKey = (text: string): text is HashedKey => /^[\da-f]{64}$/.test(text);

/** The name of the personal key that encrypts data of this session or account. No account id has this form. */
export const residentKeyName = (key: HashedKey): string => `resident ${key}`;
