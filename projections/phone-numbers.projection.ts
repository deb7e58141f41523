import type { HashedKey, HashedNumber, PhoneNumberEvent } from '#libs/domain';
import { projection } from '#libs/event-sourcing';

export type PhoneNumberDocument = {
  number: HashedNumber;
  answer: 'none' | 'confirmed' | 'stopped';
  wanted: readonly HashedKey[];
};

/** What did the owner of a telephone answer: are text messages wanted, and whose? */
export const phoneNumbers = projection<PhoneNumberDocument, PhoneNumberEvent>({
  name: 'phone-numbers',
  version: 1,
  key: ({ data }) => data.number,
  on: {
    NumberConfirmed: (document, { data: { number, key } }) => ({
      number,
      answer: 'confirmed',
      wanted: [...new Set([...(document?.wanted ?? []), ...(key === null ? [] : [key])])],
    }),
    NumberStopped: (_, { data: { number } }) => ({ number, answer: 'stopped', wanted: [] }),
    TextMessageClaimed: (document, { data: { number } }) => document ?? { number, answer: 'none', wanted: [] },
  },
});
