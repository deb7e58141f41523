import type { EntryId } from '#libs/domain';
import { ada, bob } from '#libs/domain/testing';
import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { NO_PREFERENCES, preferences } from './preferences.projection';

const { given } = projectionSpecFor(preferences);
const follows = (entry: EntryId) => ({ type: 'OrganizationFollowed' as const, data: { key: ada, entry } });
const leaves = (entry: EntryId) => ({ type: 'OrganizationUnfollowed' as const, data: { key: ada, entry } });
const adas = { ...NO_PREFERENCES, key: ada };
const bobs = { ...NO_PREFERENCES, key: bob };

describe("Ada's preferences", () => {
  it('list what she follows, in the order she followed it', () => {
    given(follows('4'), follows('4/41'), follows('Featured')).then({
      [ada]: { ...adas, followed: ['4', '4/41', 'Featured'], defaults: false },
    });
  });

  it('lose what she follows no longer, and may then be empty', () => {
    given(follows('4'), follows('4/41'), leaves('4/41')).then({ [ada]: { ...adas, followed: ['4'], defaults: false } });
    given(follows('4'), leaves('4')).then({ [ada]: { ...adas, defaults: false } });
  });

  it('say when she wants none of the defaults', () => {
    given({ type: 'FeedDefaultsDeclined', data: { key: ada } }).then({ [ada]: { ...adas, defaults: false } });
  });

  it('list the sub-calendars she follows and the events she saved, which leaves the defaults standing', () => {
    given(
      { type: 'SubcalendarFollowed', data: { key: ada, subcalendarId: 1 } },
      { type: 'SubcalendarFollowed', data: { key: ada, subcalendarId: 2 } },
      { type: 'SubcalendarUnfollowed', data: { key: ada, subcalendarId: 1 } },
      { type: 'EventSaved', data: { key: ada, eventId: 7 } },
      { type: 'EventSaved', data: { key: ada, eventId: 8 } },
      { type: 'EventUnsaved', data: { key: ada, eventId: 7 } },
    ).then({ [ada]: { ...adas, subcalendars: [2], saved: [8], defaults: true } });
  });

  it('take in what she did under a session before she signed in', () => {
    const carried = { key: ada, session: bob, revision: 4, subcalendars: [2], saved: [7, 8] };
    given(
      { type: 'EventSaved', data: { key: ada, eventId: 7 } },
      { type: 'SessionCarriedOver', data: { ...carried, followed: [{ entry: '4' }, { entry: '4/41' }] } },
    ).then({ [ada]: { ...adas, followed: ['4', '4/41'], subcalendars: [2], saved: [7, 8], defaults: false } });
    given({ type: 'SessionCarriedOver', data: { ...carried, followed: [] } }).then({
      [ada]: { ...adas, subcalendars: [2], saved: [7, 8], defaults: true },
    });
  });

  it('are gone when she is forgotten, and begin anew', () => {
    const forgotten = { type: 'PreferencesForgotten' as const, data: { key: ada } };
    given(follows('4'), forgotten).then({});
    given(follows('4'), forgotten, { type: 'EventSaved', data: { key: ada, eventId: 7 } }).then({
      [ada]: { ...adas, saved: [7] },
    });
  });

  it("are nobody else's", () => {
    given(follows('4'), { type: 'EventSaved', data: { key: bob, eventId: 7 } }).then({
      [ada]: { ...adas, followed: ['4'], defaults: false },
      [bob]: { ...bobs, saved: [7] },
    });
  });
});
