import type { HashedNumber, PhoneNumberEvent } from '#libs/domain';
import { projection } from '#libs/event-sourcing';

export type PhoneNumberDocument = { number: HashedNumber; answer: 'none' | 'confirmed' | 'stopped' };

/** What did whoever has a telephone answer: are text messages welcome there? */
export const phoneNumbers = projection<PhoneNumberDocument, PhoneNumberEvent>({
  name: 'phone-numbers',
  version: 1,
  key: ({ data }) => data.number,
  on: {
    NumberConfirmed: (_, { data: { number } }) => ({ number, answer: 'confirmed' }),
    NumberStopped: (_, { data: { number } }) => ({ number, answer: 'stopped' }),
    TextMessageClaimed: (known, { data: { number } }) => known ?? { number, answer: 'none' },
  },
});
