import fc from 'fast-check';
import { addDays, type Day, daysBetween, type TownEvent } from '#libs/contracts';
import { anEvent } from '#libs/contracts/testing';
import type { HashedKey } from '#libs/domain';
import { createTownClock } from '#libs/integrations';
import type { ReminderDocument } from '#projections';
import { type DecryptedOwnEvent, findOccurrence } from '../own-events/occurrences';
import type { TownSettings } from '../settings/town-settings';
import { toSeriesOccurrence } from './reminded-event-finder';
import { isOutdated, planChanges, type ReminderChange, type ReminderStatus } from './reminder-changes';
import { ReminderTimes } from './reminder-times';

const ZONE = 'America/New_York';
const NOW = Date.parse('2026-11-20T12:00:00-05:00');
const HOUR = 3_600_000;
const clock = createTownClock(ZONE);
const reminderTimes = new ReminderTimes({ timeZone: ZONE } as TownSettings);

const offsets = fc.constantFrom(HOUR / 4, HOUR, 24 * HOUR, 7 * 24 * HOUR);
const types = fc.constantFrom('browser' as const, 'sms' as const);

const standingOf = (reminder: ReminderDocument, event: TownEvent | undefined): ReminderStatus => ({
  ...{ reminder, event, due: reminderTimes.dueFor(event, reminder), sayable: reminderTimes.earliestNotice(NOW, reminder.type) },
});

const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

const reminderOf = (event: TownEvent, id: string, type: 'browser' | 'sms', before: number): ReminderDocument => ({
  ...{ id, key: 'k' as HashedKey, eventId: event.id, type, before, state: 'waiting', isCalledOff: false, failures: 0 },
  ...{ planned: instant(reminderTimes.dueFor(event, { type, before })!), due: '', occurrence: toSeriesOccurrence(event) },
});

const after = (reminders: readonly ReminderDocument[], changes: readonly ReminderChange[]): ReminderDocument[] => {
  const byId = new Map(changes.map((change) => [change.id, change]));
  return reminders.flatMap((one) => {
    const change = byId.get(one.id);
    if (change?.kind === 'drop') return [];
    if (change?.kind === 'move') return [{ ...one, planned: instant(change.at), isCalledOff: false }];
    return [change ? { ...one, isCalledOff: true } : one];
  });
};

const saidAtOnce = (changes: readonly ReminderChange[]) =>
  changes.filter((one) => (one.kind === 'call off' && !one.isSilent) || (one.kind === 'move' && one.at <= NOW));

describe('Reminders of a series of one’s own', () => {
  type Step = Readonly<
    | { kind: 'move'; days: number }
    | { kind: 'another hour'; hour: number }
    | { kind: 'end'; count: number | undefined }
    | { kind: 'leave out'; nth: number }
    | { kind: 'delete' }
  >;
  const steps: fc.Arbitrary<Step> = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('move' as const), days: fc.integer({ min: -20, max: 20 }) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('another hour' as const), hour: fc.integer({ min: 0, max: 23 }) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('end' as const),
        count: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave out' as const), nth: fc.integer({ min: 0, max: 8 }) }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'delete' as const }) },
  );

  const begun: DecryptedOwnEvent = {
    ...{ id: 7, alone: {}, createdAt: instant(NOW), changedAt: instant(NOW), sequence: 0 },
    content: { name: 'Piano', category: 'Family', date: '2026-11-06', startsAt: 18 * 60, recurrence: 'FREQ=WEEKLY' },
  };

  const countOf = ({ content: { recurrence } }: DecryptedOwnEvent) => Number(/COUNT=(\d+)/.exec(recurrence!)?.[1] ?? 60);
  const dayOf = ({ content: { date } }: DecryptedOwnEvent, number: number) => addDays(date, 7 * number);

  const CHANGES: {
    [K in Step['kind']]: (event: DecryptedOwnEvent, step: Extract<Step, { kind: K }>) => DecryptedOwnEvent | undefined;
  } = {
    move: (event, { days }) => ({ ...event, content: { ...event.content, date: addDays(event.content.date, days) } }),
    'another hour': (event, { hour }) => ({ ...event, content: { ...event.content, startsAt: hour * 60 } }),
    end: (event, { count }) => ({
      ...event,
      content: { ...event.content, recurrence: `FREQ=WEEKLY${count ? `;COUNT=${count}` : ''}` },
    }),
    'leave out': (event, { nth }) => ({ ...event, alone: { ...event.alone, [dayOf(event, nth)]: null } }),
    delete: () => undefined,
  };
  const changed = (event: DecryptedOwnEvent, step: Step) =>
    (CHANGES[step.kind] as (event: DecryptedOwnEvent, step: Step) => DecryptedOwnEvent | undefined)(event, step);

  const dayExpected = (event: DecryptedOwnEvent, number: number, before: Day): Day | undefined => {
    if (number < countOf(event)) return event.alone[dayOf(event, number)] === null ? undefined : dayOf(event, number);
    const on = Array.from({ length: countOf(event) }, (_, n) => dayOf(event, n)).filter((day) => event.alone[day] !== null);
    return on.toSorted((a, b) => Math.abs(daysBetween(a, before)) - Math.abs(daysBetween(b, before)))[0];
  };

  const dayIn = ({ planned, before }: ReminderDocument) => clock.wallTimeAt(Date.parse(planned) + before).day;

  it('follow their occurrences through whatever is changed, say at most one thing for each change, and never that it is off', () => {
    const arbitraryRequests = fc.uniqueArray(
      fc.record({ number: fc.integer({ min: 3, max: 8 }), type: types, before: offsets }),
      {
        maxLength: 8,
        selector: ({ number, type, before }) => [number, type, before].join(),
      },
    );
    fc.assert(
      fc.property(arbitraryRequests, fc.array(steps, { maxLength: 8 }), (wishes, history) => {
        let event: DecryptedOwnEvent | undefined = begun;
        let reminders = wishes.map(({ number, type, before }, nth) =>
          reminderOf(findOccurrence(begun, number, begun.content.date, clock)!, `r${nth}`, type, before),
        );
        for (const step of history) {
          event = event && changed(event, step);
          const now: DecryptedOwnEvent | undefined = event;
          const found = (one: ReminderDocument) => now && findOccurrence(now, one.occurrence!.number, dayIn(one), clock);
          for (const one of reminders)
            if (one.type === 'browser')
              expect(found(one)?.date).toBe(now && dayExpected(now, one.occurrence!.number!, dayIn(one)));
          const standings = reminders.map((one) => standingOf(one, found(one)));
          const changes = planChanges(standings, NOW);
          expect(changes.filter(({ kind }) => kind === 'call off')).toEqual([]);
          expect(saidAtOnce(changes).length).toBeLessThanOrEqual(1);
          expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
          reminders = after(reminders, changes);
          const settled = reminders.map((one) => standingOf(one, found(one)));
          expect(settled.filter(isOutdated)).toEqual([]);
          const keys = settled.map(({ event: townEvent, reminder: { type, before } }) => [townEvent!.id, type, before].join());
          expect(new Set(keys).size).toBe(keys.length);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('Reminders of events of the town', () => {
  it('say what became of an event at most once for each change, and are on again with it', () => {
    const wishes = fc.array(fc.record({ type: types, before: offsets }), { minLength: 1, maxLength: 6 });
    const changes = fc.array(fc.record({ hours: fc.integer({ min: -6, max: 600 }), isOff: fc.boolean() }), { maxLength: 8 });
    fc.assert(
      fc.property(wishes, changes, (all, history) => {
        const eventAt = (hours: number, isOff = false) =>
          anEvent({
            ...{ id: 3, date: clock.wallTimeAt(NOW + hours * HOUR).day, startTime: instant(NOW + hours * HOUR), time: '1:00 PM' },
            status: isOff ? 'cancelled' : 'confirmed',
          });
        let reminders = all.map(({ type, before }, nth) => reminderOf(eventAt(700), `r${nth}`, type, before));
        for (const { hours, isOff } of history) {
          const event = eventAt(hours, isOff);
          const waiting = reminders.length;
          const wereOn = reminders.some(({ isCalledOff }) => !isCalledOff);
          const found = planChanges(
            reminders.map((one) => standingOf(one, event)),
            NOW,
          );
          const changesAtOnce = saidAtOnce(found);
          expect(changesAtOnce.length).toBeLessThanOrEqual(1);
          if (isOff && waiting > 0 && wereOn) expect(changesAtOnce).toMatchObject([{ kind: 'call off' }]);
          // Notices come last, so that they are planned again if this breaks off.
          if (changesAtOnce.length > 0) expect(found.at(-1)).toBe(changesAtOnce[0]);
          reminders = after(reminders, found);
          expect(reminders.map((one) => standingOf(one, event)).filter(isOutdated)).toEqual([]);
          reminders = reminders.filter(({ planned }) => Date.parse(planned) > NOW);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('are said of by text message, unless the event would have begun by the morning', () => {
    const event = anEvent({ id: 3, date: '2026-11-21', startTime: '2026-11-21T07:00:00-05:00', time: '7:00 AM' });
    const off = { ...event, status: 'cancelled' as const };
    const [text, browser] = [reminderOf(event, 'text', 'sms', HOUR), reminderOf(event, 'browser', 'browser', HOUR)];
    const saidAt = (now: number) => {
      const standings = [browser, text].map((one) => ({
        ...standingOf(one, off),
        sayable: reminderTimes.earliestNotice(now, one.type),
      }));
      return planChanges(standings, now).at(-1)!.id;
    };
    expect(saidAt(NOW)).toBe('text');
    expect(saidAt(Date.parse('2026-11-20T23:00:00-05:00'))).toBe('browser');
  });
});
