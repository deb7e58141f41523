import { hashedSecret } from '#libs/domain';
import { ada } from '#libs/domain/testing';
import { projectionSpecFor, testMetadata } from '#libs/event-sourcing/testing';
import { subscriptions } from './subscriptions.projection';

const { given } = projectionSpecFor(subscriptions);
const address = hashedSecret('secret');
const started = { type: 'SubscriptionStarted' as const, data: { key: ada, address } };
const document = { address, key: ada, startedAt: testMetadata.time };

describe('the addresses of almanacs', () => {
  it('say whose they are and whether they are in use', () => given(started).then({ [address]: { ...document, openFor: ada } }));

  it('are remembered when they have stopped', () =>
    given(started, { type: 'SubscriptionStopped', data: { key: ada, address } }).then({ [address]: document }));
});
