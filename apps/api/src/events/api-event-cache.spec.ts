import { array, assert, asyncProperty, boolean, constantFrom, option, record, uniqueArray } from 'fast-check';
import type { OrganizationDocument } from '#projections';
import { OrganizationNames } from '../organizations/organization-names';
import { ApiEventCache, toCalendarEvent } from './api-event-cache';
import type { ShownEvent } from './compose-versions';
import { RepeatedLineFinder } from './texts/repeated-lines';

const FOOTER = 'The Mill is kept by its friends, who thank all who give. Write to us at hello@mill.example.';

const anEvent = (id: number, more: Partial<ShownEvent> = {}) =>
  ({
    ...{ id, name: `Songs ${id}`, organizationId: 7, category: 'Music', date: '2026-11-20', time: '', status: 'confirmed' },
    ...more,
  }) as ShownEvent;

const namesWith = (name: string) =>
  new OrganizationNames([{ id: 7, name, subOrganizations: [], formerNames: [] } as never as OrganizationDocument]);

const [names, subcalendarsOf] = [namesWith('Mill'), () => []];

const repeatedIn = (events: readonly ShownEvent[], lines = new RepeatedLineFinder()) => lines.find(events);

const readAgain = (events: readonly ShownEvent[]): readonly ShownEvent[] => JSON.parse(JSON.stringify(events));

describe('The events of the calendar', () => {
  const events = [1, 2, 3].map((id) => anEvent(id, { description: 'For all.' }));

  it('are told again only where one has changed', async () => {
    const cache = new ApiEventCache();
    const before = await cache.toApiEvents(events, { names, subcalendarsOf, repeated: new Map() });
    const changed = readAgain(events).with(1, anEvent(2, { description: 'For some.' }));
    const after = await cache.toApiEvents(changed, { names, subcalendarsOf, repeated: new Map() });
    expect(after.map((event, nth) => event === before[nth])).toEqual([true, false, true]);
  });

  it('are all told again by other names', async () => {
    const cache = new ApiEventCache();
    await cache.toApiEvents(events, { names, subcalendarsOf, repeated: new Map() });
    const after = await cache.toApiEvents(readAgain(events), {
      names: namesWith('Old Mill'),
      subcalendarsOf,
      repeated: new Map(),
    });
    expect(new Set(after.map(({ organization }) => organization))).toEqual(new Set(['Old Mill']));
  });

  it('are told as if nothing were remembered, whatever has changed', async () => {
    const anyEvent = record({
      id: constantFrom(1, 2, 3, 4, 5, 6, 7),
      organizationId: constantFrom(7, 8),
      name: constantFrom('Songs', '[W] CHESS VS CROWS 3-1', 'Tea', 'Clay', 'Kites', 'Bread'),
      description: option(constantFrom('For all.', `For all.\n${FOOTER}`, 'https://mill.zoom.us/j/1234567'), { nil: undefined }),
      isPrivate: boolean(),
    });
    const towns = array(uniqueArray(anyEvent, { selector: ({ id }) => id, maxLength: 7 }), { minLength: 2, maxLength: 4 });
    await assert(
      asyncProperty(towns, async (states) => {
        const [cache, lines] = [new ApiEventCache(), new RepeatedLineFinder()];
        for (const state of states) {
          const now = state.map(({ id, ...more }) => anEvent(id, more as Partial<ShownEvent>));
          const repeated = repeatedIn(now);
          expect(repeatedIn(now, lines)).toEqual(repeated);
          expect(await cache.toApiEvents(now, { names, subcalendarsOf, repeated: repeatedIn(now, lines) })).toEqual(
            now.map((event) => toCalendarEvent(event, { names, subcalendarsOf, repeated })),
          );
        }
      }),
    );
  });

  it('are told again where their publisher has come to repeat a line', async () => {
    const [cache, lines] = [new ApiEventCache(), new RepeatedLineFinder()];
    const few = [1, 2, 3, 4].map((id) => anEvent(id, { description: `Round ${id}.\n${FOOTER}` }));
    const more = [...few, anEvent(5, { description: `Round 5.\n${FOOTER}` })];
    const toApiEvents = (events: readonly ShownEvent[]) =>
      cache.toApiEvents(readAgain(events), { names, subcalendarsOf, repeated: repeatedIn(events, lines) });
    const [before, after] = [await toApiEvents(few), await toApiEvents(more)];
    expect(before[0]).not.toHaveProperty('boilerplate');
    expect(after.every(({ boilerplate }) => boilerplate?.length === 1)).toBe(true);
  });
});
