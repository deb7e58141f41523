import { ada, bob } from '#libs/domain/testing';
import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { NO_PREFERENCES, preferences } from './preferences.projection';

const { given } = projectionSpecFor(preferences);
const follows = (entry: string) => ({ type: 'OrganizationFollowed' as const, data: { key: ada, entry } });

describe("Ada's preferences", () => {
  it('list what she follows, and the sub-organizations by themselves', () => {
    given(follows('Library'), follows('Library::Kids'), follows('Featured')).then({
      [ada]: {
        ...NO_PREFERENCES,
        followedOrganizations: ['Library', 'Library::Kids', 'Featured'],
        followedSubOrganizations: ['Library::Kids'],
        defaults: false,
      },
    });
  });

  it('lose what she follows no longer', () => {
    given(follows('Library'), follows('Library::Kids'), {
      type: 'OrganizationUnfollowed',
      data: { key: ada, entry: 'Library::Kids' },
    }).then({ [ada]: { ...NO_PREFERENCES, followedOrganizations: ['Library'], defaults: false } });
  });

  it('say when she wants none of the defaults', () => {
    given({ type: 'FeedDefaultsDeclined', data: { key: ada } }).then({ [ada]: { ...NO_PREFERENCES, defaults: false } });
  });

  it('list the sub-calendars she follows and the events she saved, which leaves the defaults standing', () => {
    given(
      { type: 'SubcalendarFollowed', data: { key: ada, subcalendarId: 1 } },
      { type: 'SubcalendarFollowed', data: { key: ada, subcalendarId: 2 } },
      { type: 'SubcalendarUnfollowed', data: { key: ada, subcalendarId: 1 } },
      { type: 'EventSaved', data: { key: ada, eventId: 7 } },
      { type: 'EventSaved', data: { key: ada, eventId: 8 } },
      { type: 'EventUnsaved', data: { key: ada, eventId: 7 } },
    ).then({ [ada]: { ...NO_PREFERENCES, followedSubcalendars: [2], savedEvents: [8], defaults: true } });
  });

  it("are nobody else's", () => {
    given(follows('Library'), { type: 'EventSaved', data: { key: bob, eventId: 7 } }).then({
      [ada]: { ...NO_PREFERENCES, followedOrganizations: ['Library'], defaults: false },
      [bob]: { ...NO_PREFERENCES, savedEvents: [7] },
    });
  });
});
