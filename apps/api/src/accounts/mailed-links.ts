import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AccountDocument } from '#projections';
import { Configuration } from '../settings/configuration';
import { SigningSecret } from '../settings/signing-secret';

export const LINK_LIFETIME_MS = 60 * 60 * 1_000;

/** `{account}.{secret}`. Only its hash is stored. */
const TOKEN_PATTERN = /^([\w-]{1,64})\.([\w-]{43})$/;

@Injectable()
export class MailedLinks {
  constructor(
    private readonly configuration: Configuration,
    private readonly secret: SigningSecret,
  ) {}

  /** Returns the same token for the same fact: a letter that is sent again has the same link. */
  tokenFor(account: string, factId: string): string {
    const mac = createHmac('sha256', this.secret.value).update(`reset link ${account} ${factId}`).digest('base64url');
    return `${account}.${mac}`;
  }

  /** Never uses the host of a request: a caller could choose where the letter of another resident leads. */
  urlOf(page: 'reset-password' | 'email-address', token: string): string {
    const { ALMANAC_URL, PORT } = this.configuration;
    return `${ALMANAC_URL ?? `http://localhost:${PORT}`}/${page}/${token}`;
  }
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const accountIdIn = (token: string): string | undefined => TOKEN_PATTERN.exec(token)?.[1];

export const isValidResetToken = ({ links }: AccountDocument, token: string, now: number): boolean =>
  links.some((link) => link.token === hashToken(token) && link.expires > now);
