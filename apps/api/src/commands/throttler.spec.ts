import { Throttler, type TooManyRequests } from './throttler';

describe('Somebody who may have a hundred facts recorded in a minute', () => {
  let minutes: Throttler;
  beforeEach(() => {
    minutes = new Throttler(100);
  });
  const secondsToWait = (payers: readonly string[], amount: number, now: number) => {
    try {
      minutes.spend(payers, amount, now);
      return 0;
    } catch (error) {
      return (error as TooManyRequests).retryAfterSeconds;
    }
  };

  it('has a wish granted whole that begins below, and none after it until the minute is over', () => {
    expect(secondsToWait(['key'], 99, 0)).toBe(0);
    expect(secondsToWait(['key'], 250, 1_000)).toBe(0);
    expect(secondsToWait(['key'], 1, 20_000)).toBe(40);
    expect(secondsToWait(['key'], 1, 59_999)).toBe(1);
    expect(secondsToWait(['key'], 100, 60_000)).toBe(0);
    expect(secondsToWait(['key'], 1, 60_001)).toBe(60);
  });

  it('does not get more by taking a new key for each wish, nor by writing from many addresses', () => {
    expect(secondsToWait(['one key', 'address'], 100, 0)).toBe(0);
    expect(secondsToWait(['another key', 'address'], 1, 0)).toBe(60);
    expect(secondsToWait(['one key', 'another address'], 1, 0)).toBe(60);
  });

  it('gets back what was not recorded after all', () => {
    const giveBack = minutes.spend(['key', 'address'], 100, 0);
    expect(secondsToWait(['key'], 1, 0)).toBe(60);
    giveBack();
    expect(secondsToWait(['key', 'address'], 100, 1_000)).toBe(0);
    expect(secondsToWait(['key'], 1, 1_000)).toBe(59);
  });

  it('takes nothing from others, and is charged nothing for what was refused', () => {
    expect(secondsToWait(['key', 'address'], 100, 0)).toBe(0);
    expect(secondsToWait(['neighbour', 'address'], 100, 0)).toBe(60);
    expect(secondsToWait(['neighbour', 'elsewhere'], 1, 0)).toBe(0);
  });
});
