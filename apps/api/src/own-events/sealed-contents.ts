import { Injectable } from '@nestjs/common';
import type { OwnContent } from '#libs/domain';
import { PersonalKeys, type SealedText, sealText, unseal } from '#libs/event-sourcing';
import type { OwnEventDocument } from '#projections';
import type { OpenOwnEvent } from './occurrences';

/** What residents keep for themselves is in the clear here, and nowhere further down. */
@Injectable()
export class SealedContents {
  constructor(private readonly keys: PersonalKeys) {}

  async sealed(account: string, id: number, content: OwnContent): Promise<SealedText> {
    return sealText(await this.keys.made(account), aboutOf(id), JSON.stringify(content));
  }

  /** None of those whose key is gone: they can be read by nobody. */
  async opened(documents: readonly OwnEventDocument[]): Promise<OpenOwnEvent[]> {
    const accounts = [...new Set(documents.map(({ account }) => account))];
    const keys = new Map(await Promise.all(accounts.map(async (one) => [one, await this.keys.get(one)] as const)));
    return documents.flatMap((document) => {
      const key = keys.get(document.account);
      return key ? [openedWith(key, document)] : [];
    });
  }
}

const openedWith = (key: Buffer, { id, content, alone, createdAt, changedAt, sequence }: OwnEventDocument): OpenOwnEvent => {
  const open = ({ sealed }: SealedText): OwnContent => JSON.parse(unseal(key, aboutOf(id), sealed));
  const days = Object.entries(alone).map(([day, told]) => [day, told && open(told)] as const);
  return { id, createdAt, changedAt, sequence, content: open(content), alone: Object.fromEntries(days) };
};

const aboutOf = (id: number) => `own event ${id}`;
