import { type Checkpoints, positionOf } from '#libs/event-sourcing';
import { checkpointsContract } from './checkpoints.contract';
import { EmbeddedCheckpoints } from './embedded-checkpoints';
import { MigratingCheckpoints } from './migrating-checkpoints';

const open = () => new EmbeddedCheckpoints(':memory:');
const place = (nth: number) => ({ log: 'log', position: positionOf(nth), fact: `fact-${nth}` });
const aside = (nth: number) => ({
  ...{ reactor: 'letters', position: positionOf(nth), stream: 'thing-1', reason: 'no stamps', attempts: 1, due: null },
});

describe('checkpoints that others were before', () => {
  checkpointsContract(async () => new MigratingCheckpoints(open(), open()));

  let now: Checkpoints;
  let before: Checkpoints;
  let both: Checkpoints;
  beforeEach(async () => {
    [now, before] = [open(), open()];
    both = new MigratingCheckpoints(now, before);
    await before.save('letters', null, place(7), 40);
    for (const nth of [3, 5]) await before.park(aside(nth), 40);
  });
  afterEach(() => both.close());

  const isAt = async (checkpoints: Checkpoints, nth: number, parked: readonly number[]) => {
    expect(await checkpoints.get('letters')).toEqual(place(nth));
    expect(await checkpoints.parked()).toEqual(parked.map(aside));
  };

  it('show a reactor where it was there', async () => {
    expect(await both.reactors()).toEqual(['letters']);
    await isAt(both, 7, [3, 5]);
  });

  it('let it go on from there, under tokens that begin anew', async () => {
    expect(await both.save('letters', positionOf(7), place(7), 1)).toBe(true);
    await isAt(now, 7, [3, 5]);
    await both.unpark('letters', positionOf(3));
    expect(await both.save('letters', positionOf(7), place(8), 1)).toBe(true);
    await isAt(both, 8, [5]);
    await isAt(before, 7, [3, 5]);
  });

  it('let it go on from there where it has begun anew, and forget what was put aside since', async () => {
    await now.save('letters', null, place(4), 2);
    await now.park(aside(4), 2);
    await isAt(both, 7, [3, 5]);
    expect(await both.save('letters', positionOf(7), place(7), 2)).toBe(true);
    await isAt(both, 7, [3, 5]);
  });

  it('keep out whoever held the lease before', async () => {
    await now.save('letters', null, place(4), 2);
    expect(await both.save('letters', positionOf(7), place(8), 1)).toBe(false);
    await isAt(now, 4, []);
  });

  it('leave alone who has come further', async () => {
    await now.save('letters', null, place(9), 1);
    await isAt(both, 9, []);
  });

  it('let an operator let a fact be before anybody went on', async () => {
    await both.unpark('letters', positionOf(3));
    await both.park({ ...aside(5), attempts: 0, due: 0 }, Number.MAX_SAFE_INTEGER);
    await both.save('letters', positionOf(7), place(7), 1);
    expect(await now.parked()).toEqual([{ ...aside(5), attempts: 0, due: 0 }]);
  });
});
