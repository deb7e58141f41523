import { createHash } from 'node:crypto';
import { command, type DomainEvent, decider } from '#libs/event-sourcing';
import type { HashedKey } from './hashed-key';

declare const hashed: unique symbol;

/** The SHA-256 (hex) of the secret in an address. Whoever has the secret reads My Almanac, so facts and documents carry only this. */
export type HashedSecret = string & { readonly [hashed]: true };

export const hashedSecret = (secret: string): HashedSecret => createHash('sha256').update(secret).digest('hex') as HashedSecret;

/** My Almanac of whoever holds a key can be read at an address from now on. */
export type SubscriptionStarted = DomainEvent<'SubscriptionStarted', { key: HashedKey; address: HashedSecret }>;
/** Whoever has that address reads nothing there any longer. */
export type SubscriptionStopped = DomainEvent<'SubscriptionStopped', { key: HashedKey; address: HashedSecret }>;
export type SubscriptionEvent = SubscriptionStarted | SubscriptionStopped;

/** An address for My Almanac: the one there was stops. */
export class StartSubscription extends command('StartSubscription')<{ key: HashedKey; address: HashedSecret }> {}
export class StopSubscription extends command('StopSubscription')<{ key: HashedKey }> {}
export type SubscriptionCommand = StartSubscription | StopSubscription;

type State = Readonly<{ current: HashedSecret | null }>;

/** Where My Almanac of one key can be read: at one address, or nowhere. An address that has stopped is never used again. */
export const subscription = decider<State, SubscriptionCommand, SubscriptionEvent>({
  stream: 'subscription',
  identify: ({ key }) => key,
  initialState: { current: null },

  decide: {
    StartSubscription: ({ key, address }, { current }) =>
      address === current ? [] : [...stopped(key, current), { type: 'SubscriptionStarted', data: { key, address } }],
    StopSubscription: ({ key }, { current }) => stopped(key, current),
  },

  evolve: {
    SubscriptionStarted: (_, { address }) => ({ current: address }),
    SubscriptionStopped: () => ({ current: null }),
  },
});

const stopped = (key: HashedKey, current: HashedSecret | null): SubscriptionStopped[] =>
  current === null ? [] : [{ type: 'SubscriptionStopped', data: { key, address: current } }];
