import { Injectable } from '@nestjs/common';
import type { OwnContent } from '#libs/domain';
import { decrypt, encryptText, PersonalKeys, type SealedText } from '#libs/event-sourcing';
import type { OwnEventDocument } from '#projections';
import type { DecryptedOwnEvent } from './occurrences';

/** Read models and facts hold only encrypted content. */
@Injectable()
export class OwnContentEncryption {
  constructor(private readonly keys: PersonalKeys) {}

  async encrypt(account: string, id: number, content: OwnContent): Promise<SealedText> {
    return encryptText(await this.keys.getOrCreate(account), contextOf(id), JSON.stringify(content));
  }

  /** Leaves out the events of forgotten accounts, whose keys are deleted. */
  async decryptAll(documents: readonly OwnEventDocument[]): Promise<DecryptedOwnEvent[]> {
    const accounts = [...new Set(documents.map(({ account }) => account))];
    const keys = new Map(await Promise.all(accounts.map(async (account) => [account, await this.keys.get(account)] as const)));
    return documents.flatMap((document) => {
      const key = keys.get(document.account);
      return key ? [decryptDocument(key, document)] : [];
    });
  }
}

const decryptDocument = (
  key: Buffer,
  { id, content, alone, createdAt, changedAt, sequence }: OwnEventDocument,
): DecryptedOwnEvent => {
  const decryptContent = ({ sealed }: SealedText): OwnContent => JSON.parse(decrypt(key, contextOf(id), sealed));
  const occurrences = Object.entries(alone).map(([day, occurrence]) => [day, occurrence && decryptContent(occurrence)] as const);
  return { id, createdAt, changedAt, sequence, content: decryptContent(content), alone: Object.fromEntries(occurrences) };
};

/** Bound into the cipher: content copied to another event cannot be decrypted. */
const contextOf = (id: number) => `own event ${id}`;
