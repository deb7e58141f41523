import { setImmediate as aTurn } from 'node:timers/promises';
import { ServerBusy } from '../http/server-busy';
import { WorkQueue } from './work-queue';

const isWanted = () => true;

describe('Heavy work for those who ask for a lot', () => {
  it('leaves a turn of the event loop to everybody else between two pieces', async () => {
    const [inTurn, done, counts] = [new WorkQueue(16), [] as number[], [] as number[]];
    const pieces = [1, 2, 3, 4].map((piece) => inTurn.run(async () => void done.push(piece), isWanted));
    while (done.length < pieces.length) {
      counts.push(done.length);
      await aTurn();
    }
    expect(done).toEqual([1, 2, 3, 4]);
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('is refused when as many wait as may, and taken on again when they have been served', async () => {
    const inTurn = new WorkQueue(2);
    const both = Promise.all([inTurn.run(async () => 'first', isWanted), inTurn.run(async () => 'second', isWanted)]);
    await expect(inTurn.run(async () => 'third', isWanted)).rejects.toThrow(ServerBusy);
    expect(await both).toEqual(['first', 'second']);
    expect(await inTurn.run(async () => 'third', isWanted)).toBe('third');
  });

  it('is not done for whoever has left, nor undone for others by one that fails', async () => {
    const [inTurn, done] = [new WorkQueue(16), [] as string[]];
    const failing = inTurn.run(async () => Promise.reject(new Error('broken')), isWanted);
    const left = inTurn.run(
      async () => void done.push('for nobody'),
      () => false,
    );
    const last = inTurn.run(async () => void done.push('for somebody'), isWanted);
    await expect(failing).rejects.toThrow('broken');
    await expect(left).rejects.toThrow(ServerBusy);
    await last;
    expect(done).toEqual(['for somebody']);
  });
});
