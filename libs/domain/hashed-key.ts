import { hash } from 'node:crypto';

declare const hashed: unique symbol;

/** SHA-256 (hex) of a session key or `user_{id}`: keys are bearer secrets of 128 random bits, and the log is never rewritten. */
export type HashedKey = string & { readonly [hashed]: true };

export const hashedKey = (key: string): HashedKey => hash('sha256', key) as HashedKey;

export const isHashedKey = (text: string): text is HashedKey => /^[\da-f]{64}$/.test(text);

/** The name of the personal key that encrypts data of this session or account. No account id has this form. */
export const residentKeyName = (key: HashedKey): string => `resident ${key}`;
