import type { HashedKey, HashedSecret, SubscriptionEvent } from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';

export type SubscriptionDocument = {
  address: HashedSecret;
  key: HashedKey;
  startedAt: string;
  /** The key, while the address is in use. */
  openFor?: HashedKey;
};

/** Whose My Almanac is read at an address, and is it still? One document per address there ever was. */
export const subscriptions = projection<SubscriptionDocument, SubscriptionEvent>({
  name: 'subscriptions',
  version: 1,
  key: ({ data }) => data.address,
  indexed: ['openFor'],
  on: {
    SubscriptionStarted: (_, { data: { key, address }, metadata: { time } }) => ({
      address,
      key,
      startedAt: time,
      openFor: key,
    }),
    SubscriptionStopped: (known) => {
      const { openFor: _, ...document } = existing(known);
      return document;
    },
  },
});
