import type { HashedKey, HashedSecret, SubscriptionEvent } from '#libs/domain';
import { projection, requireDocument } from '#libs/event-sourcing';

export type SubscriptionDocument = {
  address: HashedSecret;
  key: HashedKey;
  startedAt: string;
  /** The key while the address works. */
  openFor?: HashedKey;
};

/** Whose My Almanac is read at an address, and does it still work? One document per address ever created. */
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
    SubscriptionStopped: (document) => {
      const { openFor: _, ...rest } = requireDocument(document);
      return rest;
    },
  },
});
