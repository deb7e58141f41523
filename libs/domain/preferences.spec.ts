import { specFor } from '#libs/event-sourcing/testing';
import { type PreferencesEvent, preferences } from './preferences';
import { ada } from './testing';

const { given } = specFor(preferences);
const key = ada;
const tree = { Library: ['Kids', 'Teens'], Boosters: [] };

const follow = (...wished: string[]) => ({ type: 'FollowOrganizations' as const, data: { key, wished, tree } });
const followed = (entry: string, subOrganizations?: string[]): PreferencesEvent => ({
  type: 'OrganizationFollowed',
  data: { key, entry, ...(subOrganizations && { subOrganizations }) },
});
const unfollowed = (entry: string): PreferencesEvent => ({ type: 'OrganizationUnfollowed', data: { key, entry } });
const declined: PreferencesEvent = { type: 'FeedDefaultsDeclined', data: { key } };
const followsLibrary = [followed('Library', ['Kids', 'Teens']), followed('Library::Kids'), followed('Library::Teens')];

describe('what Ada follows', () => {
  it('brings all sub-organizations of an organization she newly lists without any of them', () => {
    given()
      .when(follow('Library'))
      .then(...followsLibrary);
  });

  it('brings just the sub-organizations she lists with a new organization', () => {
    given()
      .when(follow('Library', 'Library::Kids'))
      .then(followed('Library', ['Kids', 'Teens']), followed('Library::Kids'));
  });

  it('may be a sub-organization without its organization', () => {
    given().when(follow('Library::Kids')).then(followed('Library::Kids'));
  });

  it('brings just what she lists when the organization joins a sub-organization she followed before', () => {
    given(followed('Library::Kids'))
      .when(follow('Library', 'Library::Kids'))
      .then(followed('Library', ['Kids', 'Teens']));
  });

  it('is the list as she sends it from then on: an organization may stay while a sub-organization goes', () => {
    given(...followsLibrary)
      .when(follow('Library', 'Library::Teens'))
      .then(unfollowed('Library::Kids'));
    given(...followsLibrary)
      .when(follow('Library'))
      .then(unfollowed('Library::Kids'), unfollowed('Library::Teens'));
  });

  it('changes by one fact for each difference', () => {
    given(...followsLibrary)
      .when(follow('Library::Kids', 'Boosters', 'Featured'))
      .then(unfollowed('Library'), unfollowed('Library::Teens'), followed('Boosters', []), followed('Featured'));
  });

  it('does not change when she sends the same list again, in any order, with entries twice', () => {
    given(...followsLibrary)
      .when(follow('Library::Teens', 'Library', 'Library::Kids', 'Library'))
      .thenNothing();
  });

  it('brings everything again when she follows an organization anew', () => {
    given(...followsLibrary, unfollowed('Library'), unfollowed('Library::Kids'), unfollowed('Library::Teens'))
      .when(follow('Library'))
      .then(...followsLibrary);
  });

  it('keeps an organization that exists no longer, and is not held up by it', () => {
    given(followed('Dissolved', [])).when(follow('Dissolved', 'Boosters')).then(followed('Boosters', []));
    given(followed('Dissolved', [])).when(follow()).then(unfollowed('Dissolved'));
  });
});

describe('a person who wants none', () => {
  it('declines the defaults when she never changed a follow, and only once', () => {
    given().when(follow()).then(declined);
    given(declined).when(follow()).thenNothing();
  });

  it('has declined them already when she once followed something', () => {
    given(followed('Boosters', [])).when(follow()).then(unfollowed('Boosters'));
    given(followed('Boosters', []), unfollowed('Boosters')).when(follow()).thenNothing();
  });

  it('can follow again', () => {
    given(declined).when(follow('Boosters')).then(followed('Boosters', []));
  });

  it('may have saved an event before she declines', () => {
    given({ type: 'EventSaved', data: { key, eventId: 7 } })
      .when(follow())
      .then(declined);
  });
});

describe('a sub-organization that appears later', () => {
  const adultsAppear = {
    type: 'FollowNewSubOrganization' as const,
    data: { key, organization: 'Library', subOrganization: 'Adults' },
  };

  it('is followed by those who follow its organization, once', () => {
    given(...followsLibrary)
      .when(adultsAppear)
      .then(followed('Library::Adults'));
    given(...followsLibrary, followed('Library::Adults'))
      .when(adultsAppear)
      .thenNothing();
  });

  it('is followed also by those who chose only some of the others', () => {
    given(followed('Library', ['Kids', 'Teens']), followed('Library::Kids'))
      .when(adultsAppear)
      .then(followed('Library::Adults'));
  });

  it('is not followed by those who follow only one of the others, or nothing', () => {
    given(followed('Library::Kids')).when(adultsAppear).thenNothing();
    given().when(adultsAppear).thenNothing();
  });

  it('is not followed by those who have left its organization', () => {
    given(...followsLibrary, unfollowed('Library'))
      .when(adultsAppear)
      .thenNothing();
  });

  it('is not followed by those who unfollowed it themselves', () => {
    given(...followsLibrary, followed('Library::Adults'), unfollowed('Library::Adults'))
      .when(adultsAppear)
      .thenNothing();
  });

  it('is nothing new to those who could have chosen it and did not', () => {
    given(followed('Library', ['Kids', 'Adults']), followed('Library::Kids'))
      .when(adultsAppear)
      .thenNothing();
  });
});

describe('the sub-calendars Ada follows', () => {
  const follow = (...wished: number[]) => ({ type: 'FollowSubcalendars' as const, data: { key, wished } });
  const followed = (subcalendarId: number): PreferencesEvent => ({ type: 'SubcalendarFollowed', data: { key, subcalendarId } });

  it('are the list she sends, one fact for each difference', () => {
    given(followed(1), followed(2))
      .when(follow(2, 3, 3))
      .then({ type: 'SubcalendarUnfollowed', data: { key, subcalendarId: 1 } }, followed(3));
  });

  it('do not change when she sends the list again', () => {
    given(followed(1), followed(2)).when(follow(2, 1)).thenNothing();
  });

  it('can be followed again', () => {
    given(followed(1), { type: 'SubcalendarUnfollowed', data: { key, subcalendarId: 1 } })
      .when(follow(1))
      .then(followed(1));
  });

  it('leave the defaults of the feed alone', () => {
    given(followed(1))
      .when({ type: 'FollowOrganizations', data: { key, wished: [], tree } })
      .then(declined);
  });
});

describe('the events Ada saves', () => {
  const data = { key, eventId: 7 };
  const saved: PreferencesEvent = { type: 'EventSaved', data };
  const unsaved: PreferencesEvent = { type: 'EventUnsaved', data };

  it('are saved once', () => {
    given().when({ type: 'SaveEvent', data }).then(saved);
    given(saved).when({ type: 'SaveEvent', data }).thenNothing();
  });

  it('can be let go, when they were saved', () => {
    given(saved).when({ type: 'UnsaveEvent', data }).then(unsaved);
    given().when({ type: 'UnsaveEvent', data }).thenNothing();
    given(saved, unsaved).when({ type: 'UnsaveEvent', data }).thenNothing();
  });

  it('can be saved again', () => {
    given(saved, unsaved).when({ type: 'SaveEvent', data }).then(saved);
  });

  it('are each on their own', () => {
    given(saved)
      .when({ type: 'SaveEvent', data: { key, eventId: 8 } })
      .then({ type: 'EventSaved', data: { key, eventId: 8 } });
  });
});
