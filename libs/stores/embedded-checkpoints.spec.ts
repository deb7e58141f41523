import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { positionOf } from '#libs/event-sourcing';
import { checkpointsContract } from './checkpoints.contract';
import { EmbeddedCheckpoints } from './embedded-checkpoints';

const file = () => join(mkdtempSync(join(tmpdir(), 'checkpoints-')), 'events.db');

describe('embedded checkpoints', () => {
  checkpointsContract(async () => new EmbeddedCheckpoints(file()));
});

describe('embedded checkpoints beside a log that is elsewhere', () => {
  checkpointsContract(async () => new EmbeddedCheckpoints(file(), async () => 'log'));

  it('are those of one log each, in one file', async () => {
    const path = file();
    const [ours, others] = ['ours', 'others'].map((log) => new EmbeddedCheckpoints(path, async () => log)) as [
      EmbeddedCheckpoints,
      EmbeddedCheckpoints,
    ];
    const place = (log: string, nth: number) => ({ log, position: positionOf(nth), fact: `fact-${nth}` });
    const parked = { reactor: 'letters', position: positionOf(7), stream: 'thing-1', reason: 'no stamps', attempts: 1, due: 7 };
    await ours.save('letters', null, place('ours', 9), 1);
    await ours.park(parked, 1);
    expect([await others.reactors(), await others.get('letters'), await others.parked()]).toEqual([[], null, []]);

    await others.save('letters', null, place('others', 3), 1);
    await others.unpark('letters', positionOf(7));
    expect(await ours.get('letters')).toEqual(place('ours', 9));
    expect(await others.get('letters')).toEqual(place('others', 3));
    expect(await ours.parked()).toEqual([parked]);
    await ours.close();
    await others.close();
  });
});
