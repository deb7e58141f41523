import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PersonalKeys } from '#libs/event-sourcing';

/** Under it the keys hold one that is nobody's: what exports are signed with. It goes wherever they go. */
export const EXPORTS = 'audit exports';

/** What stands before the 32 bytes of a key of Ed25519, as PKCS #8 and as SubjectPublicKeyInfo (RFC 8410). */
const BEFORE_PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const BEFORE_PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

/** Signs what auditors take away, so that whoever is shown it later knows that it is what this town told. */
@Injectable()
export class AuditKeys {
  constructor(private readonly keys: PersonalKeys) {}

  async publicKey(): Promise<string> {
    return publicOf(await this.keys.made(EXPORTS));
  }

  /** Hexadecimal. */
  async signed(text: string): Promise<string> {
    return sign(null, Buffer.from(text), privateOf(await this.keys.made(EXPORTS))).toString('hex');
  }
}

/** Of a private one of 32 bytes; hexadecimal. */
export const publicOf = (secret: Buffer): string =>
  createPublicKey(privateOf(secret)).export({ format: 'der', type: 'spki' }).subarray(BEFORE_PUBLIC.length).toString('hex');

export const isSigned = (text: string, signature: string, publicKey: string): boolean => {
  const key = createPublicKey({
    key: Buffer.concat([BEFORE_PUBLIC, Buffer.from(publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'));
};

const privateOf = (secret: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([BEFORE_PRIVATE, secret]), format: 'der', type: 'pkcs8' });
