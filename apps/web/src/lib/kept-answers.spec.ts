import { ageOf, forgetAgesNotedBefore, hasStaleAnswers, noteCachedAt } from './answer-ages';

describe('How old what is shown is', () => {
  afterEach(() => forgetAgesNotedBefore(Number.POSITIVE_INFINITY));

  it('is known of what a device had kept, until the server says it anew', () => {
    noteCachedAt('/events', '1000');
    expect(ageOf('/events')).toBe(1000);
    noteCachedAt('/events', null);
    expect([ageOf('/events'), hasStaleAnswers()]).toEqual([undefined, false]);
  });

  it('does not matter of what is shown no more', () => {
    noteCachedAt('/events/7', '1000');
    forgetAgesNotedBefore(Date.now() + 1);
    expect(hasStaleAnswers()).toBe(false);
  });
});
