import { Injectable } from '@nestjs/common';
import { isWeb, LONGEST } from '#libs/contracts';
import type { SourceAddress } from '#libs/domain';
import { PersonalKeys, sealText, unseal } from '#libs/event-sourcing';
import type { SourceDocument } from '#projections';

/** A source whose address is in the clear; empty where its key is gone. */
export type OpenSource = Omit<SourceDocument, 'address'> & Readonly<{ address: string }>;

/** An address on the web may be all that keeps others out of a calendar: it is in the clear here, and nowhere further down. */
@Injectable()
export class SourceAddresses {
  constructor(private readonly keys: PersonalKeys) {}

  /** The path of a file lets nobody in, and stays as it is. */
  async sealed(id: string, address: string): Promise<SourceAddress> {
    if (!isWeb(address)) return address;
    return sealText(await this.keys.made(nameOf(id)), aboutOf(id), address);
  }

  async opened(source: SourceDocument): Promise<OpenSource> {
    return { ...source, address: await this.addressOf(source) };
  }

  private async addressOf({ id, address }: SourceDocument): Promise<string> {
    if (typeof address === 'string') return address;
    const key = await this.keys.get(nameOf(id));
    try {
      return key ? unseal(key, aboutOf(id), address.sealed) : '';
    } catch {
      // Sealed with a key that was lost, before another was made.
      return '';
    }
  }
}

/**
 * By the file that an address ends with, where that looks like one: what else stands there may be all that keeps others out, and names
 * are shown. Undefined where it does not.
 */
export const calendarNameIn = (address: string): string | undefined => {
  const path = isWeb(address) ? new URL(address).pathname : address;
  const last = path.split('/').at(-1) ?? '';
  return !isWeb(address) || (/^[\w-]{1,24}\.[a-z]{2,5}$/i.test(last) && !PRIVATE.test(last)) ? last : undefined;
};

/** Beside the keys of persons, whose ids are none of these. */
const nameOf = (id: string) => `source ${id}`;

const aboutOf = (id: string) => `address of source ${id}`;

/**
 * Names for a calendar whose address tells none, best first and without end: what it calls itself, else its host, each with a number
 * after it where it is taken. Nothing of the path: that may be all that keeps others out.
 */
export function* fallbackName(address: string, ownName = ''): Generator<string> {
  const own = visibleLine(ownName.slice(0, MOST_LETTERS));
  const name = isShowable(own) ? own : hostOf(address);
  yield name;
  for (let nth = 2; ; nth += 1) yield `${name} ${nth}`;
}

/** Room is left for the number. */
const MOST_LETTERS = LONGEST.name - 10;

/** Some calendars are called like the mailbox of their owner, or by what lets in. */
const isShowable = (name: string): boolean => name !== '' && !name.split(' ').some((word) => PRIVATE.test(word));

const hostOf = (address: string): string => (isWeb(address) ? new URL(address).hostname.replace(/^www\./, '') : 'calendar');

/** Says so, is somebody's email address, or is as long and mixed as a token. */
const PRIVATE = /^private-|@|%40|(?=.*\d)[\w-]{20,}/i;

/** Also where the two slashes are left out: whoever is asked is the same. */
const OF_THE_WEB = /^(https?|webcals?):|^[a-z]+:\/\//i;

/** An address as an operator's screen may show it: without what it lets in by, a name and password, a query, a private part. It is empty where its key is gone. */
export const shownAddress = (address: string): string => {
  if (address === '') return '(cannot be read: its key is gone)';
  if (!OF_THE_WEB.test(address)) return address;
  // Nobody can say which part of it lets in.
  if (!URL.canParse(address)) return '…';
  const { protocol, host, pathname, search } = new URL(address);
  const path = pathname.split('/').map((part) => (PRIVATE.test(part) ? '…' : part));
  return `${protocol}//${host}${path.join('/')}${search ? '?…' : ''}`;
};

/** The title of a strange page, short and on one line: without marks that steer the text around it, and without what may let somebody in. */
export const shownTitle = (title = ''): string => {
  const words = visibleLine(title).replace(QUOTES, "'").split(' ');
  const line = words.map((word) => (PRIVATE.test(word) ? '…' : word)).join(' ');
  const characters = [...line];
  return characters.length > MOST_CHARACTERS
    ? `${characters
        .slice(0, MOST_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`
    : line;
};

/** A strange text on one line, without what nobody can see. */
const visibleLine = (text: string): string => text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();

/** Controls, marks of direction, halves of characters. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/** It stands in quotes itself. */
const QUOTES = /["“”„«»]/g;

const MOST_CHARACTERS = 60;
