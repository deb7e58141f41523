import { ageOf, anyIsOld, forgetAgesHeardBefore, noteAge } from './kept-answers';

describe('How old what is shown is', () => {
  afterEach(() => forgetAgesHeardBefore(Number.POSITIVE_INFINITY));

  it('is known of what a device had kept, until the server says it anew', () => {
    noteAge('/events', '1000');
    expect(ageOf('/events')).toBe(1000);
    noteAge('/events', null);
    expect([ageOf('/events'), anyIsOld()]).toEqual([undefined, false]);
  });

  it('does not matter of what is shown no more', () => {
    noteAge('/events/7', '1000');
    forgetAgesHeardBefore(Date.now() + 1);
    expect(anyIsOld()).toBe(false);
  });
});
