import { setImmediate as aTurn } from 'node:timers/promises';
import { Busy } from '../http/busy';
import { InTurn } from './in-turn';

const nobodyLeft = () => true;

describe('Heavy work for those who ask for a lot', () => {
  it('leaves a turn of the event loop to everybody else between two pieces', async () => {
    const [inTurn, done, seen] = [new InTurn(16), [] as number[], [] as number[]];
    const pieces = [1, 2, 3, 4].map((piece) => inTurn.take(async () => void done.push(piece), nobodyLeft));
    while (done.length < pieces.length) {
      seen.push(done.length);
      await aTurn();
    }
    expect(done).toEqual([1, 2, 3, 4]);
    expect(new Set(seen)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('is refused when as many wait as may, and taken on again when they have been served', async () => {
    const inTurn = new InTurn(2);
    const both = Promise.all([inTurn.take(async () => 'first', nobodyLeft), inTurn.take(async () => 'second', nobodyLeft)]);
    await expect(inTurn.take(async () => 'third', nobodyLeft)).rejects.toThrow(Busy);
    expect(await both).toEqual(['first', 'second']);
    expect(await inTurn.take(async () => 'third', nobodyLeft)).toBe('third');
  });

  it('is not done for whoever has left, nor undone for others by one that fails', async () => {
    const [inTurn, done] = [new InTurn(16), [] as string[]];
    const failing = inTurn.take(async () => Promise.reject(new Error('broken')), nobodyLeft);
    const left = inTurn.take(
      async () => void done.push('for nobody'),
      () => false,
    );
    const last = inTurn.take(async () => void done.push('for somebody'), nobodyLeft);
    await expect(failing).rejects.toThrow('broken');
    await expect(left).rejects.toThrow(Busy);
    await last;
    expect(done).toEqual(['for somebody']);
  });
});
