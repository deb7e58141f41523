import fc from 'fast-check';
import { addDays, type Day } from '../day';
import { toOrganizationEntry } from '../organization-entry';
import { ALERTS_ORGANIZATION, FEATURED_ENTRY, OWN_EVENTS_ORGANIZATION } from '../reserved-names';
import type { TownEvent } from '../town-event';
import { NOW, TODAY } from './an-event';

/** From 1970 to July 2068, so that no day of the same year or week is in 2070, which means an unknown date. */
export const days = (): fc.Arbitrary<Day> => fc.integer({ min: 0, max: 36_000 }).map((since) => addDays('1970-01-01', since));

export const daysAround = (today: Day = TODAY): fc.Arbitrary<Day> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -5, max: 45 }).map((away) => addDays(today, away)) },
    fc.integer({ min: -400, max: 2500 }).map((away) => addDays(today, away)),
  );

const words = fc.stringMatching(/^[A-Za-zéÜ' -]{1,12}$/);

const organizations = fc.constantFrom(
  'Library',
  'Township',
  'Boosters',
  'wzy',
  'WZY',
  ALERTS_ORGANIZATION,
  OWN_EVENTS_ORGANIZATION,
);

const subOrganizations = fc.constantFrom('Children', 'Planning Board', undefined);

const clocks = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30', '59'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);

const dated = daysAround().chain((date) =>
  fc.record({
    date: fc.constant(date),
    endDate: fc.option(
      fc.integer({ min: -2, max: 9 }).map((later) => addDays(date, later)),
      { nil: undefined },
    ),
    startTime: fc.option(
      clocks.map((clock) => `${date}T${clock}:00-05:00`),
      { nil: undefined },
    ),
  }),
);

const instantOf = (day: Day, minute: number) =>
  `${day}T${[Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')}:00-05:00`;

const hours = fc.option(
  fc.tuple(fc.integer({ min: 0, max: 24 * 60 - 1 }), fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined })),
  { nil: undefined },
);

const lengths = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 13, max: 120 }),
);

const onToday = fc
  .tuple(lengths, fc.integer({ min: -2, max: 12 }), hours, words, fc.constantFrom(undefined, undefined, undefined, 'Advent'))
  .map(([lasts, since, clock, name, displayDate]): Omit<TownEvent, 'id'> => {
    const first = addDays(TODAY, -Math.min(since, lasts));
    const last = addDays(first, lasts);
    const [start, length] = clock ?? [];
    const end = start !== undefined && length !== undefined ? start + length : undefined;
    return {
      ...{ name, organization: 'Library', category: 'Arts', time: '', status: 'confirmed', date: first },
      ...(displayDate && { displayDate }),
      ...(lasts > 0 && { endDate: last }),
      ...(start !== undefined && { startTime: instantOf(first, start) }),
      ...(end !== undefined && { endTime: instantOf(end < 24 * 60 ? last : addDays(last, 1), end % (24 * 60)) }),
    };
  });

const undated = fc.record({ date: fc.constantFrom('2099-12-31', '2070-01-01', '', 'soon', '2026-02-30') });

const flag = <F>(value: F) => fc.constantFrom(value, undefined, undefined, undefined);

const texts = fc.record({
  name: words,
  organization: organizations,
  subOrganization: subOrganizations,
  category: fc.constantFrom('Arts', 'Family'),
  time: fc.constantFrom('', 'All Day', '6:00 PM', 'after dark'),
  location: fc.option(words, { nil: undefined }),
  displayDate: fc.constantFrom(undefined, undefined, undefined, 'Spring 2027', 'Advent'),
  isUserCreated: flag('true' as const),
  isPromoted: flag(true),
  isEmergencyAlert: flag('true' as const),
  expiresAt: flag('2026-11-20T11:59:00-05:00'),
  status: fc.constantFrom('confirmed', 'confirmed', 'cancelled', 'withdrawn'),
});

const event = fc
  .tuple(texts, fc.oneof({ weight: 6, arbitrary: dated }, undated))
  .map(([text, when]): Omit<TownEvent, 'id'> => ({ ...text, ...when }) as Omit<TownEvent, 'id'>);

export const townEvents = (): fc.Arbitrary<TownEvent[]> =>
  fc.array(event, { maxLength: 40 }).map((events) => events.map((each, index) => ({ ...each, id: index + 1 })));

export const eventsOnToday = (): fc.Arbitrary<TownEvent[]> =>
  fc.array(onToday, { maxLength: 40 }).map((events) => events.map((each, index) => ({ ...each, id: index + 1 })));

export const instantsOfToday = (): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => instantOf(TODAY, minute));

const entries = fc.tuple(organizations, subOrganizations).map(([organization, sub]) => toOrganizationEntry(organization, sub));

export const filters = () =>
  fc.record({
    now: fc.constant(NOW),
    term: fc.constantFrom('', ' ', 'a', 'li', 'Township', 'wzy', 'WZY e'),
    choice: fc.oneof(
      fc.constantFrom({ kind: 'feed' as const }, { kind: 'all' as const }),
      fc.oneof(entries, fc.constant(FEATURED_ENTRY)).map((entry) => ({ kind: 'entry' as const, entry })),
    ),
    follows: fc.array(fc.oneof(entries, fc.constant(FEATURED_ENTRY))).map((followed) => new Set(followed)),
    saved: fc.array(fc.integer({ min: 1, max: 40 })).map((ids) => new Set(ids)),
    hidden: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 5 }).map((ids) => new Set(ids)),
    category: fc.constantFrom(null, 'Arts'),
  });

/** No surrogates, mostly of one byte. fast-check's own 'binary' unit takes two seconds to create in each test file. */
export const anyCharacter = (): fc.Arbitrary<string> =>
  fc
    .oneof(fc.nat(0xff), fc.nat(0x10ffff - SURROGATES))
    .map((nth) => String.fromCodePoint(nth < FIRST_SURROGATE ? nth : nth + SURROGATES));

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;

/** URLs. fast-check's own `webUrl` takes two seconds to create in each test file. */
export const webAddresses = (): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('http', 'https'),
      fc.webAuthority(),
      inAddress(/[?#]/g),
      fc.option(inAddress(/#/g)),
      fc.option(inAddress()),
    )
    .map(
      ([scheme, authority, path, query, fragment]) =>
        `${scheme}://${authority}${path && `/${path}`}${query === null ? '' : `?${query}`}${fragment === null ? '' : `#${fragment}`}`,
    );

const inAddress = (ends: RegExp = /(?!)/g): fc.Arbitrary<string> =>
  fc.string({ unit: 'grapheme' }).map((text) => encodeURI(text).replace(ends, encodeURIComponent));
