import { specFor } from '#libs/event-sourcing/testing';
import { hashedSecret, type SubscriptionEvent, subscription } from './subscription';
import { ada } from './testing';

const { given } = specFor(subscription);
const [first, second] = [hashedSecret('first'), hashedSecret('second')];
const started = (address = first): SubscriptionEvent => ({ type: 'SubscriptionStarted', data: { key: ada, address } });
const stopped = (address = first): SubscriptionEvent => ({ type: 'SubscriptionStopped', data: { key: ada, address } });
const start = (address = first) => ({ type: 'StartSubscription' as const, data: { key: ada, address } });
const stop = { type: 'StopSubscription' as const, data: { key: ada } };

describe("the address of Ada's almanac", () => {
  it('is made when she asks for one, once for one wish', () => {
    given().when(start()).then(started());
    given(started()).when(start()).thenNothing();
  });

  it('stops when she asks for another', () => given(started()).when(start(second)).then(stopped(), started(second)));

  it('stops when she says so, once', () => {
    given(started()).when(stop).then(stopped());
    given(started(), stopped()).when(stop).thenNothing();
    given().when(stop).thenNothing();
  });

  it('can be made again after that', () => given(started(), stopped()).when(start(second)).then(started(second)));
});
