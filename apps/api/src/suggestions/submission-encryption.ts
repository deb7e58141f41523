import { Injectable } from '@nestjs/common';
import type { ReportBody, SuggestEventBody } from '#libs/contracts/requests';
import { decrypt, encrypt, PersonalKeys, type Sealed } from '#libs/event-sourcing';

export type Suggestion = Omit<SuggestEventBody, 'website'>;
export type Report = Omit<ReportBody, 'website'>;

type ContentByKind = { suggestion: Suggestion; report: Report };

/** Each has its own key, so that each can be forgotten. Facts and read models hold only the encrypted form. */
@Injectable()
export class SubmissionEncryption {
  constructor(private readonly keys: PersonalKeys) {}

  async encrypt<Kind extends keyof ContentByKind>(kind: Kind, id: string, words: ContentByKind[Kind]): Promise<Sealed> {
    return encrypt(await this.keys.getOrCreate(keyOf(kind, id)), keyOf(kind, id), JSON.stringify(words));
  }

  /** Returns undefined if the key was deleted. */
  async decrypt<Kind extends keyof ContentByKind>(
    kind: Kind,
    id: string,
    content: Sealed,
  ): Promise<ContentByKind[Kind] | undefined> {
    const key = await this.keys.get(keyOf(kind, id));
    return key && JSON.parse(decrypt(key, keyOf(kind, id), content));
  }
}

/** No account has such an id. */
const keyOf = (kind: keyof ContentByKind, id: string) => `${kind} ${id}`;

export const toSuggestion = (request: SuggestEventBody): Suggestion => ({
  ...{ eventName: cleanLine(request.eventName), organization: cleanLine(request.organization) },
  ...{ date: request.date, location: cleanLine(request.location) },
  ...optionalField('time', cleanLine(request.time)),
  ...optionalField('address', cleanLine(request.address)),
  ...optionalField('description', cleanLines(request.description)),
  ...optionalField('contactName', cleanLine(request.contactName)),
  ...optionalField('contactEmail', cleanLine(request.contactEmail)),
});

export const toReport = ({ event, issue }: ReportBody): Report => ({
  event: {
    ...{ name: cleanLine(event.name), organization: cleanLine(event.organization), date: cleanLine(event.date) },
    ...optionalField('time', cleanLine(event.time)),
    ...optionalField('location', cleanLine(event.location)),
  },
  issue: cleanLines(issue),
});

const cleanLine = (text: string | null | undefined): string => (text ?? '').replace(/\p{Cc}+/gu, ' ').trim();

const cleanLines = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}+/gu, ' ')
    .trim();

const optionalField = <Field extends string>(field: Field, text: string) =>
  (text ? { [field]: text } : {}) as Partial<Record<Field, string>>;
