import fc from 'fast-check';
import { addDays, parseEventId, parseMarkedText, removeMarks, type TownEvent } from '#libs/contracts';
import { writeBotcastScript } from './script';
import { toSpokenTime } from './spoken-time';

const TODAY = '2026-11-20';

const event = (about: Partial<TownEvent> = {}): TownEvent => ({
  id: 7,
  name: 'Story time',
  organization: 'Moorestown Library',
  category: 'Education',
  date: TODAY,
  time: '10:30 AM',
  status: 'confirmed',
  ...about,
});

const told = (...events: TownEvent[]) => removeMarks(writeBotcastScript(events, TODAY, 'Moorestown'));

const days = (...events: TownEvent[]) =>
  told(...events)
    .split('\n')
    .slice(1, -1);

describe('Whoever listens to the Botcast', () => {
  it('hears which town it is about, what is on, when, where and by whom, and whose it was', () =>
    expect(told(event({ location: 'Children’s Room, 111 W 2nd St' }))).toBe(
      [
        'Hello, Moorestown. This is the Almanac Botcast of Friday, November twentieth: what is on until Thursday.',
        "Today, Friday, November twentieth. At ten thirty in the morning, Moorestown Library has Story time, at Children's Room.",
        'That was the Botcast of Moorestown. Plans change, so check with the organizer before you go. Everything else is in Almanac. Have a good week.',
      ].join('\n'),
    ));

  it('finds each event in the transcript by its link', () =>
    expect(parseMarkedText(writeBotcastScript([event()], TODAY, 'Moorestown')).flat()).toContainEqual({
      text: 'Story time',
      to: '/event/7',
    }));

  it('hears nothing where nothing is on', () => {
    expect(told()).toBe('');
    expect(told(event({ date: '2026-11-19' }), event({ date: '2026-11-27' }), event({ date: '2099-01-01' }))).toBe('');
  });

  it('hears of the days in order, by the clock', () =>
    expect(
      days(
        event({ name: 'Council', date: '2026-11-23', time: '7:30 PM' }),
        event({ name: 'Choir', time: '6:05 PM' }),
        event({ name: 'Bees' }),
        event({ name: 'Market', date: '2026-11-21', time: '12:00 PM' }),
      ),
    ).toEqual([
      'Today, Friday, November twentieth. At ten thirty in the morning, Moorestown Library has Bees. At six oh five in the evening, Moorestown Library has Choir.',
      'Tomorrow, Saturday, November twenty-first. At noon, Moorestown Library has Market.',
      'On Monday, November twenty-third. At seven thirty in the evening, Moorestown Library has Council.',
    ]));

  it('hears until when something lasts, and of what has begun no time that is over', () =>
    expect(
      days(
        event({ name: 'Book sale', endDate: '2026-11-22' }),
        event({ name: 'Fair', date: '2026-11-18', endDate: '2026-11-21' }),
        event({ name: 'Show', date: '2026-11-18', endDate: '2026-11-20' }),
      )[0],
    ).toBe(
      'Today, Friday, November twentieth. Until Saturday, November twenty-first, Moorestown Library has Fair. Moorestown Library has Show. ' +
        'At ten thirty in the morning, until Sunday, November twenty-second, Moorestown Library has Book sale.',
    ));

  it('hears last of what goes on for days, featured or not', () => {
    const fair = event({ id: 8, name: 'Fair', endDate: '2026-11-22', isPromoted: true });
    const clay = event({ id: 9, name: 'Clay', date: addDays(TODAY, -20), endDate: addDays(TODAY, 20), isPromoted: true });
    const singles = Array.from({ length: 5 }, (_, at) => event({ id: 10 + at, name: `Chess ${'ABCDE'[at]}`, time: '' }));
    expect(days(fair, clay, event({ time: '9:00 PM' }))[0]).toMatch(/Story time.*(Clay.*Fair|Fair.*Clay)/);
    expect(days(fair, clay, ...singles)[0]).not.toMatch(/Clay|Fair/);
  });

  it('never hears that something takes place which is cancelled', () =>
    expect(days(event({ status: 'cancelled' }))).toEqual([
      'Today, Friday, November twentieth. Moorestown Library has cancelled Story time.',
    ]));

  it('hears what is not certain', () =>
    expect(days(event({ isTentative: 'true' }))[0]).toContain('has Story time, which is not certain yet.'));

  it.each([
    ['own events', { organization: 'My Events' }],
    ['own events of another name', { isUserCreated: 'true' as const }],
    ['what was withdrawn', { status: 'withdrawn' as const }],
    ['what nobody is shown', { organization: 'wzy' }],
    ['alerts', { isEmergencyAlert: 'true' as const }],
    ['days that words stand for', { displayDate: 'In winter' }],
    ['what has no name that can be said', { name: '***' }],
  ])('hears nothing of %s', (_, about) => expect(told(event(about))).toBe(''));

  it('hears first of what is featured, then of what has a time, then of what is on every day', () => {
    const daily = Array.from({ length: 7 }, (_, away) => event({ id: 50 + away, name: 'Lap swim', date: addDays(TODAY, away) }));
    const timed = Array.from({ length: 4 }, (_, id) => event({ id, name: `Talk ${id}` }));
    const [today] = days(
      ...daily,
      ...timed,
      event({ name: 'Fair', time: '', isPromoted: true }),
      event({ name: 'Walk', time: '' }),
    );
    expect(today).toContain('Fair');
    for (const { name } of timed) expect(today).toContain(name);
    expect(today).not.toContain('Lap swim');
    expect(today).toMatch(/There are two more in Almanac\.$/);
  });

  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.constantFrom('**Bold** [x](/event/99) <b>St. Mark’s</b>', 'https://a.example/x?y', '<speak>', '`rm -rf`', '&amp; @ #4 $5'),
  );
  const anyEvent: fc.Arbitrary<TownEvent> = fc
    .record({
      id: fc.integer({ min: 1, max: 1_000_000 }),
      name: texts,
      organization: texts,
      location: fc.option(texts, { nil: undefined }),
      away: fc.integer({ min: -3, max: 9 }),
      lasts: fc.integer({ min: 0, max: 9 }),
      minutes: fc.option(fc.integer({ min: 1, max: 24 * 60 - 1 })),
      status: fc.constantFrom('confirmed' as const, 'cancelled' as const, 'withdrawn' as const),
      isPromoted: fc.boolean(),
    })
    .map(({ away, lasts, minutes, ...about }) => {
      const date = addDays(TODAY, away);
      const clock =
        minutes === null ? '' : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      return event({
        ...about,
        date,
        endDate: addDays(date, lasts),
        time: '',
        ...(clock && { startTime: `${date}T${clock}:00-05:00` }),
      });
    });
  const weeks = fc.uniqueArray(anyEvent, { maxLength: 80, selector: ({ id }) => id });

  it('hears of the events there are only, each at its own time and under its own day', () =>
    fc.assert(
      fc.property(weeks, (events) => {
        const byId = new Map(events.map((one) => [one.id, one]));
        for (const line of parseMarkedText(writeBotcastScript(events, TODAY, 'Moorestown')).slice(1, -1)) {
          const heading = line[0]!.text;
          line.forEach(({ to }, place) => {
            if (to === undefined) return;
            const one = byId.get(parseEventId(to.slice('/event/'.length))!)!;
            const before = line[place - 1]!.text.split('. ').at(-1)!;
            expect(one.status === 'withdrawn').toBe(false);
            expect(before.endsWith('has cancelled ')).toBe(one.status === 'cancelled');
            expect(heading.startsWith('Today')).toBe(one.date <= TODAY);
            const time = /^At ((?:\S+ )*?(?:noon|midnight|morning|afternoon|evening|night)),/.exec(before)?.[1];
            const clock = one.startTime?.slice(11, 16).split(':').map(Number);
            const isTold = clock && one.date >= TODAY && one.status === 'confirmed';
            expect(time).toBe(isTold ? toSpokenTime(clock[0]! * 60 + clock[1]!) : undefined);
          });
        }
      }),
    ));

  it('hears no markup, sign or address of the web, for no more than four and a half minutes', () =>
    fc.assert(
      fc.property(weeks, texts, (events, town) => {
        const said = removeMarks(writeBotcastScript(events, TODAY, town));
        expect(said).not.toMatch(/[^\p{L}\p{M}\p{N}\s,.:!?'-]/u);
        expect(said).not.toMatch(/https?:|www\./i);
        expect(said.length).toBeLessThanOrEqual(4_200);
      }),
    ));
});
