import { MergeEvent } from '#libs/domain';
import { type Almanac, openAlmanac } from './app';
import { commandLineIn } from './command-line';
import { publish, register } from './publishing';

const at = (clock: string) => `2026-11-20T${clock}:00-05:00`;
const LIBRARY = 'Moorestown Library';

describe('An auditor who asks about one event', () => {
  let lecture: number;
  let copy: number;
  let audit: (...words: string[]) => Promise<{ code: number; said: string; complained: string }>;

  beforeAll(async () => {
    const bees = { name: 'Lecture on bees', location: 'Main hall' };
    const days: [string, (almanac: Almanac) => Promise<unknown>][] = [
      [
        '09:00',
        async (almanac) => {
          await register(almanac, LIBRARY);
          lecture = await publish(almanac, 'bees', { ...bees, time: '7:00 PM' });
          copy = await publish(almanac, 'bees again', { ...bees, time: '7:00 PM' });
        },
      ],
      ['12:00', (almanac) => publish(almanac, 'bees', { ...bees, time: '7:30 PM' })],
      ['15:00', (almanac) => publish(almanac, 'bees', { ...bees, time: '7:30 PM', location: 'Loft', status: 'cancelled' })],
      ['18:00', (almanac) => almanac.issue(MergeEvent, { id: copy, into: lecture })],
    ];
    let ALMANAC_DATA_DIR: string | undefined;
    for (const [clock, act] of days) {
      const almanac = await openAlmanac({ ALMANAC_NOW: at(clock), ...(ALMANAC_DATA_DIR && { ALMANAC_DATA_DIR }) });
      ALMANAC_DATA_DIR = almanac.dataDirectory;
      await act(almanac);
      await almanac.close();
    }
    const line = commandLineIn(ALMANAC_DATA_DIR!);
    audit = (...words) => line('audit', 'event', ...words);
  });

  const told = async (...words: string[]) => JSON.parse((await audit(...words, '--json')).said);

  it('reads each fact with its time, its source, its run, and what was told before and since', async () => {
    const { code, said } = await audit(String(lecture));
    expect(code).toBe(0);
    expect(said).toMatch(/2026-11-20T14:00:00\.000Z .*the source .*EventPublished/);
    expect(said).toMatch(/2026-11-20T17:00:00\.000Z .*EventRescheduled +time: 7:00 PM → 7:30 PM/);
    expect(said).toMatch(/2026-11-20T20:00:00\.000Z .*EventRevised +location: Main hall → Loft/);
    expect(said).toMatch(/As it is:\n {2}event: \d+\n {2}status: cancelled\n {2}organization: Moorestown Library\n/);
    const { history } = await told(String(lecture));
    expect(history.map(({ fact, changes }: { fact: string; changes: object }) => [fact, changes]).slice(1)).toEqual([
      ['EventRescheduled', [{ field: 'time', from: '7:00 PM', to: '7:30 PM' }]],
      ['EventRevised', [{ field: 'location', from: 'Main hall', to: 'Loft' }]],
      ['EventCancelled', []],
    ]);
    expect(history[0]).toMatchObject({ event: lecture, source: 'the source', run: expect.stringMatching(/^[\da-f-]{36}$/) });
  });

  it('reads it as it stood at an instant', async () => {
    const { event, history, at: until } = await told(String(lecture), '--at', at('12:00'));
    expect(until).toBe('2026-11-20T17:00:00.000Z');
    expect(history).toHaveLength(2);
    expect(event).toMatchObject({ status: 'confirmed', organization: LIBRARY, time: '7:30 PM', location: 'Main hall' });
    expect((await told(String(lecture), '--at', at('11:59'))).event).toMatchObject({ time: '7:00 PM' });
    const { code, said } = await audit(String(lecture), '--at', at('08:00'));
    expect([code, said]).toEqual([0, expect.stringContaining('it was not published yet')]);
  });

  it('goes on to the event that tells by now what it told', async () => {
    const { toldBy, history, event } = await told(String(copy));
    expect(toldBy).toBe(lecture);
    expect(history.map((fact: { event: number }) => fact.event)).toEqual([copy, copy, lecture, lecture, lecture, lecture]);
    expect(history[1]).toMatchObject({ fact: 'EventMerged', into: lecture });
    expect(event.status).toBe('cancelled');
    expect((await audit(String(copy))).said).toContain(`into event ${lecture}`);
    expect((await told(String(copy), '--at', at('17:00'))).toldBy).toBe(copy);
  });

  it('is told that there is no such event, and how events are asked for', async () => {
    expect(await audit('12345')).toMatchObject({ code: 1, said: 'There is no event 12345 in the log.' });
    for (const words of [[], ['lecture'], [String(lecture), '--at', 'noon']]) expect((await audit(...words)).code).toBe(2);
  });
});
