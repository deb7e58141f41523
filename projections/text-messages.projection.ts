import type { HashedKey, HashedNumber, TextMessagesEvent } from '#libs/domain';
import { projection, requireDocument, type Sealed } from '#libs/event-sourcing';

export type TextMessagesDocument = {
  key: HashedKey;
  reminders: boolean;
  number: HashedNumber | null;
  /** Encrypted with the owner's key. */
  phone: Sealed | null;
};

/** Who agreed to text messages, and to which number? No document without consent. */
export const textMessages = projection<TextMessagesDocument, TextMessagesEvent>({
  name: 'text-messages',
  version: 1,
  key: ({ data }) => data.key,
  indexed: ['number'],
  on: {
    TextMessagesAgreed: (_, { data: { key } }) => ({ key, reminders: false, number: null, phone: null }),
    PhoneNumberGiven: (document, { data: { number, phone } }) => ({ ...requireDocument(document), number, phone }),
    PhoneNumberTakenBack: (document) => ({ ...requireDocument(document), number: null, phone: null }),
    TextRemindersTurnedOn: (document) => ({ ...requireDocument(document), reminders: true }),
    TextRemindersTurnedOff: (document) => ({ ...requireDocument(document), reminders: false }),
    TextMessagesDeclined: () => null,
  },
});
