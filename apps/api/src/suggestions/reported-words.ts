import { Injectable } from '@nestjs/common';
import { eventSlug } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue, hiddenSlug, type ReportDocument } from '#projections';
import { type Report, SealedWords } from './sealed-words';

/** What was reported, as operators may read it: nothing of an event that is private by now. */
@Injectable()
export class ReportedWords {
  constructor(
    private readonly words: SealedWords,
    private readonly readModels: ReadModels,
  ) {}

  /** Undefined where nobody may read it any more. */
  async of({ id, content }: Pick<ReportDocument, 'id' | 'content'>): Promise<Report | undefined> {
    const words = await this.words.open('report', id, content);
    return words && (await this.isPrivate(words)) ? undefined : words;
  }

  /** By the name and day that were seen: nobody may say whether it was another one of the same. */
  private async isPrivate({ event: { name, date } }: Report): Promise<boolean> {
    const [found] = await this.readModels.find(
      catalogue,
      { privateSlug: { eq: hiddenSlug(eventSlug({ name, date })) } },
      { limit: 1 },
    );
    return found !== undefined;
  }
}
