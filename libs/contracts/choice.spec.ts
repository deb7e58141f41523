import fc from 'fast-check';
import { matchesEntry, organizationEntriesOf } from './choice';
import { anEvent, townEvents } from './testing';

const council = anEvent({ organization: 'Township', subOrganization: 'Council' });

describe('choosing', () => {
  it('an organization shows all its events, those of its parts too', () => {
    expect(matchesEntry(council, 'Township')).toBe(true);
    expect(matchesEntry(anEvent({ organization: 'Township' }), 'Township')).toBe(true);
  });

  it('one part of an organization shows only that', () => {
    expect(matchesEntry(council, 'Township::Council')).toBe(true);
    expect(matchesEntry(council, 'Township::Planning')).toBe(false);
    expect(matchesEntry(anEvent({ organization: 'Township' }), 'Township::Council')).toBe(false);
  });

  it('Featured shows what is promoted, My Events what a resident wrote down', () => {
    const own = anEvent({ organization: 'My Events', isUserCreated: 'true' });
    expect([matchesEntry(anEvent({ isPromoted: true }), 'Featured'), matchesEntry(council, 'Featured')]).toEqual([true, false]);
    expect([matchesEntry(own, 'My Events'), matchesEntry(council, 'My Events')]).toEqual([true, false]);
  });

  it('any entry an event is listed under shows it, and no entry lists it twice', () => {
    fc.assert(
      fc.property(townEvents(), (events) => {
        for (const event of events) {
          const entries = organizationEntriesOf(event);
          expect(entries.filter((entry) => !matchesEntry(event, entry))).toEqual([]);
          expect(new Set(entries).size).toBe(entries.length);
        }
      }),
    );
  });
});
