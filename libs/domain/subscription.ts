import { createHash } from 'node:crypto';
import { command, type DomainEvent, decider } from '#libs/event-sourcing';
import type { HashedKey } from './hashed-key';

declare const hashed: unique symbol;

/** SHA-256 (hex) of the secret in an address, which gives access to My Almanac. */
export type HashedSecret = string & { readonly [hashed]: true };

export const hashedSecret = (secret: string): HashedSecret => createHash('sha256').update(secret).digest('hex') as HashedSecret;

export type SubscriptionStarted = DomainEvent<'SubscriptionStarted', { key: HashedKey; address: HashedSecret }>;
export type SubscriptionStopped = DomainEvent<'SubscriptionStopped', { key: HashedKey; address: HashedSecret }>;
export type SubscriptionEvent = SubscriptionStarted | SubscriptionStopped;

/** The previous address stops. */
export class StartSubscription extends command('StartSubscription')<{ key: HashedKey; address: HashedSecret }> {}
export class StopSubscription extends command('StopSubscription')<{ key: HashedKey }> {}
export type SubscriptionCommand = StartSubscription | StopSubscription;

type State = Readonly<{ current: HashedSecret | null }>;

/** A stopped address is never used again. */
export const subscription = decider<State, SubscriptionCommand, SubscriptionEvent>({
  stream: 'subscription',
  identify: ({ key }) => key,
  initialState: { current: null },

  decide: {
    StartSubscription: ({ key, address }, { current }) =>
      address === current ? [] : [...stoppedFacts(key, current), { type: 'SubscriptionStarted', data: { key, address } }],
    StopSubscription: ({ key }, { current }) => stoppedFacts(key, current),
  },

  evolve: {
    SubscriptionStarted: (_, { address }) => ({ current: address }),
    SubscriptionStopped: () => ({ current: null }),
  },
});

const stoppedFacts = (key: HashedKey, current: HashedSecret | null): SubscriptionStopped[] =>
  current === null ? [] : [{ type: 'SubscriptionStopped', data: { key, address: current } }];
