import { Injectable } from '@nestjs/common';
import { isWebAddress, MAX_EVENT_TEXT_LENGTHS } from '#libs/contracts';
import type { SourceAddress } from '#libs/domain';
import { decrypt, encryptText, PersonalKeys } from '#libs/event-sourcing';
import type { SourceDocument } from '#projections';

/** `address` is '' if its key is gone. */
export type DecryptedSource = Omit<SourceDocument, 'address'> & Readonly<{ address: string }>;

/** Addresses may be secret: facts and read models hold only the encrypted form. */
@Injectable()
export class SourceAddresses {
  constructor(private readonly keys: PersonalKeys) {}

  /** The path of a file is no secret and is not encrypted. */
  async encrypt(id: string, address: string): Promise<SourceAddress> {
    if (!isWebAddress(address)) return address;
    return encryptText(await this.keys.getOrCreate(keyNameOf(id)), encryptionContextOf(id), address);
  }

  async decrypt(source: SourceDocument): Promise<DecryptedSource> {
    return { ...source, address: await this.decryptAddress(source) };
  }

  private async decryptAddress({ id, address }: SourceDocument): Promise<string> {
    if (typeof address === 'string') return address;
    const key = await this.keys.get(keyNameOf(id));
    try {
      return key ? decrypt(key, encryptionContextOf(id), address.sealed) : '';
    } catch {
      // Encrypted with a key that was lost before another was created.
      return '';
    }
  }
}

/** Only if it looks like a file name: anything else there may be secret, and names are shown. */
export const fileNameOf = (address: string): string | undefined => {
  const path = isWebAddress(address) ? new URL(address).pathname : address;
  const last = path.split('/').at(-1) ?? '';
  return !isWebAddress(address) || (/^[\w-]{1,24}\.[a-z]{2,5}$/i.test(last) && !SECRET_PATTERN.test(last)) ? last : undefined;
};

/** In the same store as personal keys; no account has such an id. */
const keyNameOf = (id: string) => `source ${id}`;

const encryptionContextOf = (id: string) => `address of source ${id}`;

/** Its own name, else its host, then with numbers, without end. Never the path, which may be secret. */
export function* generateFallbackNames(address: string, ownName = ''): Generator<string> {
  const own = toVisibleLine(ownName.slice(0, MAX_NAME_LENGTH));
  const name = isShowable(own) ? own : hostOf(address);
  yield name;
  for (let nth = 2; ; nth += 1) yield `${name} ${nth}`;
}

const MAX_NAME_LENGTH = MAX_EVENT_TEXT_LENGTHS.name - 10;

/** Some calendars are named after their owner's mailbox or contain a secret. */
const isShowable = (name: string): boolean => name !== '' && !name.split(' ').some((word) => SECRET_PATTERN.test(word));

const hostOf = (address: string): string =>
  isWebAddress(address) ? new URL(address).hostname.replace(/^www\./, '') : 'calendar';

/** Matches parts of an address that may be secret: marked private, an email address, or long and mixed like a token. */
const SECRET_PATTERN = /^private-|@|%40|(?=.*\d)[\w-]{20,}/i;

/** Also without the two slashes: the same server is contacted. */
const WEB_SCHEME = /^(https?|webcals?):|^[a-z]+:\/\//i;

/** Without user, password, query and secret parts. An empty address means that its key is gone. */
export const redactAddress = (address: string): string => {
  if (address === '') return '(cannot be read: its key is gone)';
  if (!WEB_SCHEME.test(address)) return address;
  // It is unknown which part of it is secret.
  if (!URL.canParse(address)) return '…';
  const { protocol, host, pathname, search } = new URL(address);
  const path = pathname.split('/').map((part) => (SECRET_PATTERN.test(part) ? '…' : part));
  return `${protocol}//${host}${path.join('/')}${search ? '?…' : ''}`;
};

/** On one short line, without direction marks and without secrets. */
export const cleanTitle = (title = ''): string => {
  const words = toVisibleLine(title).replace(QUOTE_CHARACTERS, "'").split(' ');
  const line = words.map((word) => (SECRET_PATTERN.test(word) ? '…' : word)).join(' ');
  const characters = [...line];
  return characters.length > MAX_TITLE_LENGTH
    ? `${characters
        .slice(0, MAX_TITLE_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : line;
};

const toVisibleLine = (text: string): string => text.replace(INVISIBLE_CHARACTERS, ' ').replace(/\s+/g, ' ').trim();

const INVISIBLE_CHARACTERS = /[\p{C}\p{Zl}\p{Zp}]+/gu;

const QUOTE_CHARACTERS = /["“”„«»]/g;

const MAX_TITLE_LENGTH = 60;
