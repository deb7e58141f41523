import { Injectable } from '@nestjs/common';
import type { ReportBody, SuggestEventBody } from '#libs/contracts/requests';
import { PersonalKeys, type Sealed, seal, unseal } from '#libs/event-sourcing';

export type Suggestion = Omit<SuggestEventBody, 'website'>;
export type Report = Omit<ReportBody, 'website'>;

type Words = { suggestion: Suggestion; report: Report };

/** What strangers write is in the clear here, and nowhere further down: each of it has a key of its own, so each can be forgotten. */
@Injectable()
export class SealedWords {
  constructor(private readonly keys: PersonalKeys) {}

  async seal<Kind extends keyof Words>(kind: Kind, id: string, words: Words[Kind]): Promise<Sealed> {
    return seal(await this.keys.made(keyOf(kind, id)), keyOf(kind, id), JSON.stringify(words));
  }

  /** Undefined where the key is gone: then it can be read by nobody. */
  async open<Kind extends keyof Words>(kind: Kind, id: string, content: Sealed): Promise<Words[Kind] | undefined> {
    const key = await this.keys.get(keyOf(kind, id));
    return key && JSON.parse(unseal(key, keyOf(kind, id), content));
  }
}

/** No account is called so. */
const keyOf = (kind: keyof Words, id: string) => `${kind} ${id}`;

export const suggestionOf = (said: SuggestEventBody): Suggestion => ({
  ...{ eventName: line(said.eventName), organization: line(said.organization) },
  ...{ date: said.date, location: line(said.location) },
  ...told('time', line(said.time)),
  ...told('address', line(said.address)),
  ...told('description', lines(said.description)),
  ...told('contactName', line(said.contactName)),
  ...told('contactEmail', line(said.contactEmail)),
});

export const reportOf = ({ event, issue }: ReportBody): Report => ({
  event: {
    ...{ name: line(event.name), organization: line(event.organization), date: line(event.date) },
    ...told('time', line(event.time)),
    ...told('location', line(event.location)),
  },
  issue: lines(issue),
});

/** Without what a screen or a terminal would obey. */
const line = (text: string | null | undefined): string => (text ?? '').replace(/\p{Cc}+/gu, ' ').trim();

const lines = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}+/gu, ' ')
    .trim();

const told = <Field extends string>(field: Field, text: string) =>
  (text ? { [field]: text } : {}) as Partial<Record<Field, string>>;
