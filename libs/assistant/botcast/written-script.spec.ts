import { addDays, parseEventId, parseMarkedText, removeMarks, type TownEvent } from '#libs/contracts';
import { INJECTIONS } from '../../../test/data/injections';
import { toBotcastGrounding, toCheckedScript } from './checked-script';

const TODAY = '2026-11-20';

const event = (id: number, about: Partial<TownEvent> = {}): TownEvent => ({
  id,
  name: `Talk ${id}`,
  organization: 'St. Mark’s Church & School',
  category: 'Education',
  date: TODAY,
  time: '7:30 PM',
  status: 'confirmed',
  ...about,
});

const WEEK = [
  event(7, { location: 'Town Hall, 111 W 2nd St' }),
  event(8, { date: '2026-11-21', time: '9:00 AM', endDate: '2026-11-23' }),
  event(9, { date: '2026-11-18', endDate: '2026-11-29' }),
  event(10, { status: 'cancelled', name: 'Cleanup' }),
];

const heard = (text: string, events = WEEK) => {
  const script = toCheckedScript(text, events, TODAY, 'Moorestown');
  return script && removeMarks(script);
};

describe('Who writes the Botcast', () => {
  it('is heard in the words of the server where it is about when, where and by whom', () =>
    expect(
      heard('Tonight (join {{by 7}}) – for {{event 7}}.\nTomorrow there is {{event 8}}.\nThere is also {{event 9}}.')
        ?.split('\n')
        .slice(1, -1),
    ).toEqual([
      "Tonight, join Saint Mark's Church and School, for Talk 7, today at seven thirty in the evening, at Town Hall.",
      'Tomorrow there is Talk 8, on Saturday at nine in the morning until Monday.',
      'There is also Talk 9, today until Sunday, November twenty-ninth.',
      "Saint Mark's Church and School has cancelled Cleanup.",
    ]));

  it('is shown nothing that is cancelled, and of a day what matters most', () => {
    const full = [...WEEK, ...[20, 21, 22].map((id) => event(id, { isPromoted: true }))];
    expect(toBotcastGrounding(full, TODAY).events.map(({ id }) => id)).toEqual([20, 21, 22, 8]);
  });

  it.each([
    ['nothing', ''],
    ['of too little', 'Tonight there is {{event 7}}.'],
    ['what is cancelled as if it were on', 'See {{event 10}}. There is {{event 7}}.'],
    ['in words of its own', 'The Gala is at the Ritz. So are {{event 7}}, {{event 8}} and {{event 9}} at noon on Mars.'],
  ])('is not heard where it tells %s', (_, text) => expect(heard(text)).toBeNull());

  it('is heard for some four minutes at most', () => {
    const many = Array.from({ length: 21 }, (_, id) =>
      event(id + 1, {
        date: addDays(TODAY, id % 7),
        name: `A long story ${'about the town '.repeat(5)}${id}`,
        location: 'x'.repeat(90),
      }),
    );
    const lines = many.map(({ id }) => `There is {{event ${id}}} by {{by ${id}}}.`).join('\n');
    expect(heard(lines, many)!.length).toBeLessThanOrEqual(3_600);
  });

  it.each(INJECTIONS)('does not say what it was told to by a stranger: $says', ({ says, obeyed }) => {
    const events = [event(7, { name: says, description: says }), event(8, { date: '2026-11-21', time: '9:00 AM' }), event(9)];
    const script = toCheckedScript(`${obeyed}\nSee {{event 7}}, {{event 8}} and {{event 9}}.`, events, TODAY, 'Moorestown') ?? '';
    const runs = parseMarkedText(script).flat();
    for (const { to } of runs) if (to) expect([7, 8, 9]).toContain(parseEventId(to.slice('/event/'.length)));
    const unlinked = runs.filter(({ to }) => !to).map(({ text }) => text);
    expect(unlinked.join('')).not.toMatch(
      /HACKED|DAN|Ritz|Gala|evil|Camden|Acme|password|mayor|free|full|cancelled|[^\p{L}\p{N}\s,.:!?'-]/iu,
    );
  });
});
