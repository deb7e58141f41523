import fc from 'fast-check';
import { isPast } from './event-days';
import { type EventFilter, filterEvents, findEventsOutsideChoice } from './event-filter';
import { isAlert } from './flags';
import { isHiddenOrganization } from './reserved-names';
import { anEvent, eventNamesOf, filters, NOW, TODAY, townEvents } from './testing';
import type { TownEvent } from './town-event';

const town: TownEvent[] = [
  anEvent({ id: 1, name: 'story time', organization: 'Library', subOrganization: 'Children' }),
  anEvent({ id: 2, name: 'book sale', organization: 'Library' }),
  anEvent({ id: 3, name: 'light up night', organization: 'Boosters', isPromoted: true }),
  anEvent({ id: 4, name: 'flood', organization: 'Nixle Alerts', isEmergencyAlert: 'true' }),
  anEvent({ id: 5, name: 'recital', organization: 'My Events', category: 'Arts', isUserCreated: 'true' }),
  anEvent({ id: 6, name: 'surprise', organization: 'wzy' }),
];

const filter = (about: Partial<EventFilter> = {}) =>
  filterEvents({ events: town, now: NOW, choice: { kind: 'all' }, follows: new Set(), saved: new Set(), ...about });

const shownNames = (about: Partial<EventFilter> = {}) => eventNamesOf(filter(about).events);

describe('the list of events', () => {
  it('shows everything but wzy, with the alerts apart', () => {
    expect(shownNames()).toEqual(['story time', 'book sale', 'light up night', 'recital']);
    expect(eventNamesOf(filter().alerts)).toEqual(['flood']);
  });

  it('leaves out what has expired and what a resident has hidden', () => {
    const expired = anEvent({ name: 'flood', organization: 'Nixle Alerts', expiresAt: NOW });
    expect(filter({ events: [expired] }).alerts).toEqual([]);
    expect(shownNames({ hidden: new Set([1, 3]) })).toEqual(['book sale', 'recital']);
  });

  it('shows in the feed what Ada follows, saved and wrote', () => {
    const feed = { choice: { kind: 'feed' as const } };
    expect(shownNames(feed)).toEqual(['recital']);
    expect(shownNames({ ...feed, follows: new Set(['Library::Children', 'Featured']) })).toEqual([
      'story time',
      'light up night',
      'recital',
    ]);
    expect(shownNames({ ...feed, saved: new Set([2]) })).toEqual(['book sale', 'recital']);
  });

  it('shows in the feed what belongs to a sub-calendar that Ada follows', () => {
    const events = [anEvent({ name: 'lap time', subcalendars: [5] }), anEvent({ name: 'chess', subcalendars: [6] })];
    expect(shownNames({ events, choice: { kind: 'feed' }, subcalendars: new Set([5]) })).toEqual(['lap time']);
  });

  it('shows one organization whether or not she follows it', () => {
    expect(shownNames({ choice: { kind: 'entry', entry: 'Library' } })).toEqual(['story time', 'book sale']);
    expect(shownNames({ choice: { kind: 'entry', entry: 'Library::Children' } })).toEqual(['story time']);
    expect(eventNamesOf(filter({ choice: { kind: 'entry', entry: 'Nixle Alerts' } }).alerts)).toEqual(['flood']);
  });

  it('searches within what is chosen', () => {
    expect(shownNames({ term: 'library', choice: { kind: 'entry', entry: 'Library::Children' } })).toEqual(['story time']);
    expect(shownNames({ term: 'library', choice: { kind: 'feed' } })).toEqual([]);
  });

  it('shows wzy to whoever types its name, whatever is chosen', () => {
    const choices: EventFilter['choice'][] = [{ kind: 'all' }, { kind: 'feed' }, { kind: 'entry', entry: 'Library' }];
    expect(choices.map((choice) => shownNames({ term: 'wzy sur', choice }))).toEqual([['surprise'], ['surprise'], ['surprise']]);
  });

  it('drops only one’s own events of other categories when a category is chosen', () => {
    expect(shownNames({ category: 'Family' })).toEqual(['story time', 'book sale', 'light up night']);
    expect(shownNames({ category: 'Arts' })).toContain('recital');
  });

  it('searches others’ events on the My Events page', () => {
    expect(shownNames({ onMyEventsPage: true, term: 'i' })).not.toContain('recital');
    expect(shownNames({ onMyEventsPage: true })).toContain('recital');
  });

  it('keeps cancelled events, and withdrawn ones only for those who saved them', () => {
    const events = [
      anEvent({ id: 1, name: 'cancelled', status: 'cancelled' }),
      anEvent({ id: 2, name: 'withdrawn', status: 'withdrawn' }),
    ];
    expect(shownNames({ events })).toEqual(['cancelled']);
    expect(shownNames({ events, saved: new Set([2]) })).toEqual(['cancelled', 'withdrawn']);
    expect(shownNames({ events, saved: new Set([2]), choice: { kind: 'entry', entry: 'Moorestown Library' } })).toEqual([
      'cancelled',
    ]);
  });

  it('says what the choice alone leaves out of a search', () => {
    const leftOut = (about: Partial<EventFilter>) => {
      const whole: EventFilter = {
        events: town,
        now: NOW,
        choice: { kind: 'feed' },
        follows: new Set(),
        saved: new Set(),
        ...about,
      };
      return eventNamesOf(findEventsOutsideChoice(whole, filterEvents(whole).events));
    };
    expect(leftOut({ term: 'book' })).toEqual(['book sale']);
    expect(leftOut({ follows: new Set(['Library']) })).toEqual(['story time', 'light up night']);
    expect(leftOut({ choice: { kind: 'all' } })).toEqual([]);
    expect(leftOut({ choice: { kind: 'all' }, category: 'Family' })).toEqual(['recital']);
  });

  it('keeps past events unless it is told what day it is', () => {
    const events = [anEvent({ date: '2026-11-19' })];
    expect([shownNames({ events }).length, shownNames({ events, today: TODAY }).length]).toEqual([1, 0]);
  });
});

describe('any list of events', () => {
  const lists = fc.tuple(townEvents(), filters());

  it('has only events that there are, each once, in the order they came', () => {
    fc.assert(
      fc.property(lists, ([events, about]) => {
        const { events: regular, alerts } = filterEvents({ events, ...about });
        const all = new Set([...regular, ...alerts]);
        expect(all.size).toBe(regular.length + alerts.length);
        expect(events.filter((event) => all.has(event) && !isAlert(event))).toEqual(regular);
        expect(events.filter((event) => all.has(event) && isAlert(event))).toEqual(alerts);
      }),
    );
  });

  it('is no shorter when it is filtered again', () => {
    fc.assert(
      fc.property(lists, ([events, about]) => {
        const once = filterEvents({ events, ...about });
        expect(filterEvents({ ...about, events: once.events })).toEqual({ events: once.events, alerts: [] });
        expect(filterEvents({ ...about, events: once.alerts })).toEqual({ events: [], alerts: once.alerts });
      }),
    );
  });

  it('has wzy and nothing else, or no wzy', () => {
    fc.assert(
      fc.property(lists, ([events, about]) => {
        const { events: regular, alerts } = filterEvents({ events, ...about });
        const isExpected = about.term.toLowerCase().startsWith('wzy');
        expect([...regular, ...alerts].filter((event) => isHiddenOrganization(event.organization) !== isExpected)).toEqual([]);
      }),
    );
  });

  it('is, with what the choice leaves out of it, the list of all of the town', () => {
    fc.assert(
      fc.property(lists, ([events, about]) => {
        const { events: regular, alerts } = filterEvents({ events, ...about });
        const shownEvents = [...regular, ...alerts];
        const leftOut = findEventsOutsideChoice({ events, ...about }, shownEvents);
        const whole = filterEvents({ events, ...about, choice: { kind: 'all' }, category: null }).events;
        expect(leftOut.filter((event) => shownEvents.includes(event))).toEqual([]);
        expect(whole.filter((event) => !shownEvents.includes(event))).toEqual(leftOut);
        expect(leftOut.filter((event) => !whole.includes(event))).toEqual([]);
        if (about.choice.kind === 'all' && !about.category) expect(leftOut).toEqual([]);
      }),
    );
  });

  it('loses just the past when it is told what day it is', () => {
    fc.assert(
      fc.property(lists, ([events, about]) => {
        const always = filterEvents({ events, ...about }).events;
        expect(filterEvents({ events, ...about, today: TODAY }).events).toEqual(always.filter((event) => !isPast(event, TODAY)));
      }),
    );
  });
});
