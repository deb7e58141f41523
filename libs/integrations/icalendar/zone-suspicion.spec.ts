import fc from 'fast-check';
import { calendarOf, readText } from './testing/reading';

type Written = Readonly<{ at: string; title?: string; zone?: 'Z' | '' | `;TZID=${string}` }>;

const NEW_YORK = 'America/New_York';

const suspicionOf = (starts: readonly Written[], options: object = {}) =>
  readText(
    calendarOf(
      ...starts.map(({ at, title = 'Choir rehearsal', zone = 'Z' }, nth) => {
        const [tzid, utc] = zone === 'Z' ? ['', 'Z'] : [zone, ''];
        return `UID:${nth}\nSUMMARY:${title}\nDTSTART${tzid}:${at}${utc}`;
      }),
    ),
    options,
  ).zoneSuspicion;

const july = (...times: string[]): Written[] => times.map((time, nth) => ({ at: `202607${String(nth + 10)}T${time}00` }));

describe('The zone that a source names', () => {
  it('is doubted where three starts fall at night by it, and would not by the town’s clock', () => {
    const starts = [
      ...july('0900', '0800', '0930', '1400', '1900', '1500', '1800'),
      { at: '20260720T100000', title: 'Nature walk' },
    ];
    expect(suspicionOf(starts)).toEqual({
      ...{ doubtful: 3, starts: 8, likely: NEW_YORK, named: 'UTC' },
      examples: [
        { name: 'Choir rehearsal', date: expect.any(String), time: expect.stringMatching(/^[45]:/), wouldBe: expect.any(String) },
      ],
    });
  });

  it.each<[string, Written[]]>([
    ['two starts at night', july('0900', '0800', '1400', '1900')],
    ['an hour after which evenings would be nights', july('0900', '0800', '0930', '0030', '0100', '0200')],
    ['midnight sharp, which stands for a whole day', july('0400', '0400', '0400', '0400')],
    ['times without a zone, which are the town’s', july('0100', '0200', '0300').map((one) => ({ ...one, zone: '' }))],
    ['times in the town’s zone', july('0100', '0200', '0300').map((one) => ({ ...one, zone: `;TZID=${NEW_YORK}` }))],
    ['no title that says when', july('1400', '1500')],
  ])('is believed in spite of %s', (_, starts) => {
    expect(suspicionOf(starts)).toBeUndefined();
  });

  it('is doubted where titles contradict it', () => {
    const starts = [
      { at: '20260710T120000', title: 'Lunch with the mayor' },
      { at: '20260711T190000', title: 'An evening of song' },
      { at: '20260712T130000', title: 'Bring your lunch' },
      { at: '20260713T123000', title: 'Chess at noon' },
    ];
    expect(suspicionOf(starts)).toMatchObject({ doubtful: 3, likely: NEW_YORK });
  });

  it('is taken for UTC where that is what another coast’s label hides', () => {
    const starts = july('2200', '2230', '2230', '1700', '1600').map(
      (one): Written => ({ ...one, zone: ';TZID=America/Los_Angeles' }),
    );
    expect(suspicionOf(starts)).toMatchObject({
      ...{ doubtful: 3, starts: 5, likely: 'UTC', named: 'America/Los_Angeles' },
      examples: [{ date: '2026-07-11', time: '1:00 AM', wouldBe: '6:00 PM', wouldBeOn: '2026-07-10' }],
    });
  });

  it('can only be kept where it is the only one', () => {
    const floating: Written = { at: '20260720T100000', zone: '' };
    expect(suspicionOf([...july('0900', '0800', '0930'), floating])).not.toHaveProperty('named');
  });

  it('is not doubted any more once an operator has set another', () => {
    expect(suspicionOf(july('0900', '0800', '0930'), { sourceZone: 'UTC' })).toBeUndefined();
  });

  describe('where other events name the town’s', () => {
    const early = july('0900', '0800', '0930');
    const local = (zone: string): Written => ({ at: '20260720T040000', title: 'Ice fishing', zone: `;TZID=${zone}` });

    it.each([NEW_YORK, 'US/Eastern', 'Eastern Standard Time'])('is believed of those who rise early: %s', (zone) => {
      expect(suspicionOf([...early, local(zone)])).toBeUndefined();
    });

    it.each(['America/Chicago', 'Our own'])('is doubted where that is none of the town’s: %s', (zone) => {
      expect(suspicionOf([...early, local(zone)])).toMatchObject({ doubtful: expect.any(Number) });
    });

    it('is doubted where titles contradict it', () => {
      const lunches = ['12', '13'].map((hour, nth) => ({ at: `2026071${nth}T${hour}0000`, title: 'Lunch with the mayor' }));
      expect(suspicionOf([...lunches, local(NEW_YORK)])).toMatchObject({ doubtful: 2, likely: NEW_YORK });
    });
  });

  it('is doubted for no name of a private event', () => {
    const starts = july('0900', '0800', '0930').map((one) => ({ ...one, title: 'Therapy\nCLASS:PRIVATE' }));
    expect(suspicionOf(starts)).toBeUndefined();
  });
});

describe('By law', () => {
  const day = fc.integer({ min: 0, max: 330 }).map((nth) => new Date(Date.UTC(2026, 0, 15 + nth)));
  const minute = (from: number, to: number) => fc.integer({ min: from * 60, max: to * 60 - 1 });
  const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+Z/g, '');
  const written = (days: readonly Date[], minutes: readonly number[], offset: (at: Date) => number): Written[] =>
    days.map((date, nth) => {
      const local = new Date(date.getTime() + (minutes[nth] ?? 600) * 60_000);
      return { at: stamp(new Date(local.getTime() - offset(local) * 60_000)) };
    });
  const days = fc.array(day, { minLength: 8, maxLength: 40 });
  const TOWNS = [
    'America/New_York',
    'America/Chicago',
    'America/Los_Angeles',
    'America/Phoenix',
    'Pacific/Honolulu',
    'Asia/Tokyo',
  ];
  const town = fc.constantFrom(...TOWNS);
  const offsetIn = (timeZone: string) => (at: Date) => {
    const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
    const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name.find(({ type }) => type === 'timeZoneName')!.value)!;
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };

  it('hours of a day that are moved by the town’s distance from UTC are doubted, and put right', () => {
    const early = (timeZone: string) => (timeZone === 'Asia/Tokyo' ? minute(16, 20) : minute(9, 10));
    const moved = town
      .filter((timeZone) => timeZone !== 'Pacific/Honolulu')
      .chain((timeZone) => fc.tuple(fc.constant(timeZone), fc.array(early(timeZone), { minLength: 6, maxLength: 6 })));
    fc.assert(
      fc.property(
        moved,
        days,
        fc.array(minute(7, 22), { minLength: 40, maxLength: 40 }),
        ([timeZone, earlies], dates, others) => {
          const starts = written(dates, [...earlies, ...others], () => 0);
          expect(suspicionOf(starts, { timeZone })).toMatchObject({ likely: timeZone, named: 'UTC' });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('right hours of a day never are, whatever zone they are written in', () => {
    fc.assert(
      fc.property(town, days, fc.array(minute(6, 23), { minLength: 40, maxLength: 40 }), (timeZone, dates, minutes) => {
        expect(suspicionOf(written(dates, minutes, offsetIn(timeZone)), { timeZone })).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });
});
