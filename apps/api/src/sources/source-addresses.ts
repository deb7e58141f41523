import { Injectable } from '@nestjs/common';
import { isWeb } from '#libs/contracts';
import type { SourceAddress } from '#libs/domain';
import { PersonalKeys, sealText, unseal } from '#libs/event-sourcing';
import type { SourceDocument } from '#projections';
import { PRIVATE } from './shown-address';

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
