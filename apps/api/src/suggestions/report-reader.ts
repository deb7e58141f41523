import { Injectable } from '@nestjs/common';
import { eventSlugOf } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue, privateSlugOf, type ReportDocument } from '#projections';
import { type Report, SubmissionEncryption } from './submission-encryption';

/** Not those about an event that is private by now. */
@Injectable()
export class ReportReader {
  constructor(
    private readonly encryption: SubmissionEncryption,
    private readonly readModels: ReadModels,
  ) {}

  /** Returns undefined if the key is gone or the event is private. */
  async read({ id, content }: Pick<ReportDocument, 'id' | 'content'>): Promise<Report | undefined> {
    const words = await this.encryption.decrypt('report', id, content);
    return words && (await this.isPrivate(words)) ? undefined : words;
  }

  /** Checked by the name and day in the report, which may also match another event. */
  private async isPrivate({ event: { name, date } }: Report): Promise<boolean> {
    const [found] = await this.readModels.find(
      catalogue,
      { privateSlug: { eq: privateSlugOf(eventSlugOf({ name, date })) } },
      { limit: 1 },
    );
    return found !== undefined;
  }
}
