import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PersonalKeys } from '#libs/event-sourcing';

/** The key belongs to no person and is part of every copy of the keys. */
export const EXPORT_KEY_ID = 'audit exports';

/** The DER prefixes of a 32-byte Ed25519 key: PKCS #8 and SubjectPublicKeyInfo (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

@Injectable()
export class ExportSigner {
  constructor(private readonly keys: PersonalKeys) {}

  async publicKey(): Promise<string> {
    return publicKeyOf(await this.keys.getOrCreate(EXPORT_KEY_ID));
  }

  /** In hexadecimal. */
  async sign(text: string): Promise<string> {
    return sign(null, Buffer.from(text), privateKeyOf(await this.keys.getOrCreate(EXPORT_KEY_ID))).toString('hex');
  }
}

export const publicKeyOf = (secret: Buffer): string =>
  createPublicKey(privateKeyOf(secret)).export({ format: 'der', type: 'spki' }).subarray(SPKI_PREFIX.length).toString('hex');

export const isValidSignature = (text: string, signature: string, publicKey: string): boolean => {
  const key = createPublicKey({
    key: Buffer.concat([SPKI_PREFIX, Buffer.from(publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'));
};

const privateKeyOf = (secret: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, secret]), format: 'der', type: 'pkcs8' });
