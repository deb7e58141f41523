import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AccountDocument } from '#projections';
import { Configuration } from '../settings/configuration';
import { Secret } from '../settings/kept-secret';

export const LINK_LASTS_MS = 60 * 60 * 1_000;

/** A token is `{account}.{secret}`; only its hash is ever kept. */
const WRITTEN = /^([\w-]{1,64})\.([\w-]{43})$/;

/** What the links in letters about an account hold. */
@Injectable()
export class MailedLinks {
  constructor(
    private readonly configuration: Configuration,
    private readonly secret: Secret,
  ) {}

  /** The same for the same wish: a letter that has to be written again has the same link. */
  tokenFor(account: string, wish: string): string {
    const mac = createHmac('sha256', this.secret.value).update(`reset link ${account} ${wish}`).digest('base64url');
    return `${account}.${mac}`;
  }

  /** Never what a request says it asked for: whoever asks in somebody else's name would say where the letter leads. */
  addressOf(page: 'reset-password' | 'email-address', token: string): string {
    const { ALMANAC_URL, PORT } = this.configuration;
    return `${ALMANAC_URL ?? `http://localhost:${PORT}`}/${page}/${token}`;
  }
}

export const hashedToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whose link it would be; undefined where it is none. */
export const accountIn = (token: string): string | undefined => WRITTEN.exec(token)?.[1];

export const isGood = ({ links }: AccountDocument, token: string, now: number): boolean =>
  links.some((link) => link.token === hashedToken(token) && link.expires > now);
