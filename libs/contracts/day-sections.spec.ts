import fc from 'fast-check';
import type { Day } from './day';
import { type DaySection, toDaySections } from './day-sections';
import { groupEvents } from './event-groups';
import { anEvent, daysAround, eventNamesOf, TODAY, townEvents } from './testing';
import type { TownEvent } from './town-event';

const sectionsOf = (events: TownEvent[], today: Day): DaySection[] => {
  const all: DaySection[] = [];
  for (const group of groupEvents(events, today))
    all.push(...toDaySections(group, today, all.findLast(({ day }) => day)?.day ?? undefined));
  return all;
};

const on = (date: string, more: Partial<TownEvent> = {}) => anEvent({ date, ...more });

describe('the days of a group', () => {
  it('each have their own events', () => {
    const sections = sectionsOf([on('2026-11-22'), on('2026-11-24'), on('2026-11-22')], TODAY);
    expect(sections.map(({ day, events }) => [day, events.length])).toEqual([
      ['2026-11-22', 2],
      ['2026-11-24', 1],
    ]);
  });

  it('show a run under its first day, and under today once it has begun', () => {
    const sale = on('2026-11-18', { endDate: '2026-11-22', name: 'book sale' });
    expect(sectionsOf([sale, on(TODAY, { name: 'play' })], TODAY).map(({ day, events }) => [day, eventNamesOf(events)])).toEqual([
      [TODAY, ['book sale', 'play']],
    ]);
    expect(sectionsOf([sale], '2026-11-16')[0]!.day).toBe('2026-11-18');
  });

  it('give way to the words a publisher chose for the dates', () => {
    const sections = sectionsOf([on('2026-12-05'), on('2026-12-05', { displayDate: 'First Saturday' })], TODAY);
    expect(sections.map(({ day, text }) => [day, text])).toEqual([
      ['2026-12-05', undefined],
      ['2026-12-05', 'First Saturday'],
    ]);
  });

  it('are TBD when there is no date, unless there are words for it', () => {
    const sections = sectionsOf(
      [on('2099-12-31', { displayDate: 'Spring 2027', name: 'bridge' }), on('', { name: 'garden' })],
      TODAY,
    );
    expect(sections.map(({ day, text }) => [day, text])).toEqual([
      [null, 'Spring 2027'],
      [null, 'TBD'],
    ]);
  });

  it('are parted by week markers, over the ends of groups too', () => {
    const sections = sectionsOf([on('2026-11-30'), on('2026-12-05'), on('2026-12-06'), on('2026-12-11')], TODAY);
    expect(sections.map((section) => section.weekMarker)).toEqual([null, 'Two Weeks Away', null, 'Three Weeks Away']);
  });

  it('lose no event, keep the order of days, and show no week marker twice', () => {
    fc.assert(
      fc.property(townEvents(), daysAround(), (events, today) => {
        const sections = sectionsOf(events, today);
        const ids = (list: TownEvent[]) => list.map(({ id }) => id).sort((a, b) => a - b);
        expect(ids(sections.flatMap((section) => section.events))).toEqual(
          ids(groupEvents(events, today).flatMap((group) => group.events)),
        );
        const days = sections.map(({ day }) => day ?? '~');
        expect(days).toEqual([...days].sort());
        const markers = sections.map(({ weekMarker }) => weekMarker).filter((marker) => marker !== null);
        expect(new Set(markers).size).toBe(markers.length);
      }),
    );
  });
});
