import { MAX_FOLLOWED_ENTRIES, MAX_SAVED_EVENTS } from '#libs/contracts';
import { specFor } from '#libs/event-sourcing/testing';
import { type EntryId, toEntryId } from './entry-id';
import { type PreferencesEvent, preferences } from './preferences';
import { ada } from './testing';

const { given } = specFor(preferences);
const key = ada;
const [LIBRARY, BOOSTERS, DISSOLVED] = [4, 5, 6];
const [KIDS, TEENS, ADULTS] = [41, 42, 43];
const [library, boosters, dissolved] = [toEntryId(LIBRARY), toEntryId(BOOSTERS), toEntryId(DISSOLVED)];
const [kids, teens, adults] = [toEntryId(LIBRARY, KIDS), toEntryId(LIBRARY, TEENS), toEntryId(LIBRARY, ADULTS)];
const tree = { [LIBRARY]: [KIDS, TEENS], [BOOSTERS]: [] };

const follow = (...wished: EntryId[]) => ({ type: 'FollowOrganizations' as const, data: { key, wished, tree } });
const followed = (entry: EntryId, subOrganizations?: number[]): PreferencesEvent => ({
  type: 'OrganizationFollowed',
  data: { key, entry, ...(subOrganizations && { subOrganizations }) },
});
const unfollowed = (entry: EntryId): PreferencesEvent => ({ type: 'OrganizationUnfollowed', data: { key, entry } });
const declined: PreferencesEvent = { type: 'FeedDefaultsDeclined', data: { key } };
const followsLibrary = [followed(library, [KIDS, TEENS]), followed(kids), followed(teens)];

describe('what Ada follows', () => {
  it('brings all sub-organizations of an organization she newly lists without any of them', () => {
    given()
      .when(follow(library))
      .then(...followsLibrary);
  });

  it('brings just the sub-organizations she lists with a new organization', () => {
    given()
      .when(follow(library, kids))
      .then(followed(library, [KIDS, TEENS]), followed(kids));
  });

  it('may be a sub-organization without its organization', () => {
    given().when(follow(kids)).then(followed(kids));
  });

  it('brings just what she lists when the organization joins a sub-organization she followed before', () => {
    given(followed(kids))
      .when(follow(library, kids))
      .then(followed(library, [KIDS, TEENS]));
  });

  it('is the list as she sends it from then on: an organization may stay while a sub-organization goes', () => {
    given(...followsLibrary)
      .when(follow(library, teens))
      .then(unfollowed(kids));
    given(...followsLibrary)
      .when(follow(library))
      .then(unfollowed(kids), unfollowed(teens));
  });

  it('changes by one fact for each difference', () => {
    given(...followsLibrary)
      .when(follow(kids, boosters, 'Featured'))
      .then(unfollowed(library), unfollowed(teens), followed(boosters, []), followed('Featured'));
  });

  it('does not change when she sends the same list again, in any order, with entries twice', () => {
    given(...followsLibrary)
      .when(follow(teens, library, kids, library))
      .thenNothing();
  });

  it('brings everything again when she follows an organization anew', () => {
    given(...followsLibrary, unfollowed(library), unfollowed(kids), unfollowed(teens))
      .when(follow(library))
      .then(...followsLibrary);
  });

  it('keeps an organization that exists no longer, and is not held up by it', () => {
    given(followed(dissolved, [])).when(follow(dissolved, boosters)).then(followed(boosters, []));
    given(followed(dissolved, [])).when(follow()).then(unfollowed(dissolved));
  });
});

describe('a person who wants none', () => {
  it('declines the defaults when she never changed a follow, and only once', () => {
    given().when(follow()).then(declined);
    given(declined).when(follow()).thenNothing();
  });

  it('has declined them already when she once followed something', () => {
    given(followed(boosters, [])).when(follow()).then(unfollowed(boosters));
    given(followed(boosters, []), unfollowed(boosters)).when(follow()).thenNothing();
  });

  it('can follow again', () => {
    given(declined).when(follow(boosters)).then(followed(boosters, []));
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
    data: { key, organizationId: LIBRARY, subOrganizationId: ADULTS },
  };

  it('is followed by those who follow its organization, once', () => {
    given(...followsLibrary)
      .when(adultsAppear)
      .then(followed(adults));
    given(...followsLibrary, followed(adults))
      .when(adultsAppear)
      .thenNothing();
  });

  it('is followed also by those who chose only some of the others', () => {
    given(followed(library, [KIDS, TEENS]), followed(kids))
      .when(adultsAppear)
      .then(followed(adults));
  });

  it('is not followed by those who follow only one of the others, or nothing', () => {
    given(followed(kids)).when(adultsAppear).thenNothing();
    given().when(adultsAppear).thenNothing();
  });

  it('is not followed by those who have left its organization', () => {
    given(...followsLibrary, unfollowed(library))
      .when(adultsAppear)
      .thenNothing();
  });

  it('is not followed by those who unfollowed it themselves', () => {
    given(...followsLibrary, followed(adults), unfollowed(adults))
      .when(adultsAppear)
      .thenNothing();
  });

  it('is nothing new to those who could have chosen it and did not', () => {
    given(followed(library, [KIDS, ADULTS]), followed(kids))
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

describe('how much Ada may keep', () => {
  const entries = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => toEntryId(100 + from + i));
  const saved = Array.from(
    { length: MAX_SAVED_EVENTS },
    (_, i): PreferencesEvent => ({
      type: 'EventSaved',
      data: { key, eventId: i + 1 },
    }),
  );

  it('is as many events as are allowed, and one more once she has let one go', () => {
    const another = { type: 'SaveEvent' as const, data: { key, eventId: MAX_SAVED_EVENTS + 1 } };
    given(...saved)
      .when(another)
      .thenRejected('too-many-saved');
    given(...saved, { type: 'EventUnsaved', data: { key, eventId: 1 } })
      .when(another)
      .then({ type: 'EventSaved', data: another.data });
  });

  it('is no longer a list of organizations than is allowed, their sub-organizations counted', () => {
    given()
      .when(follow(...entries(0, MAX_FOLLOWED_ENTRIES - 2), library))
      .thenRejected('too-many-followed');
    const all = entries(0, MAX_FOLLOWED_ENTRIES).map((entry) => followed(entry));
    given(...all)
      .when({ type: 'FollowNewSubOrganization', data: { key, organizationId: 101, subOrganizationId: KIDS } })
      .thenNothing();
  });

  it('cannot all be exchanged at once', () => {
    const many = entries(0, MAX_FOLLOWED_ENTRIES - 1).map((entry) => followed(entry));
    given(...many)
      .when(follow(...entries(MAX_FOLLOWED_ENTRIES, MAX_FOLLOWED_ENTRIES + 2)))
      .thenRejected('too-much-at-once');
  });
});

describe('the district where her refuse is collected', () => {
  const [monday, tuesday] = [toEntryId(9, 91), toEntryId(9, 92)];
  const choose = (entry: EntryId) => ({ type: 'ChooseCollectionDistrict' as const, data: { key, entry } });
  const chosen = (entry: EntryId, added = true, dropped?: EntryId): PreferencesEvent => ({
    type: 'CollectionDistrictChosen',
    data: { key, entry, added, ...(dropped && { dropped }) },
  });

  it('brings its pick-ups, once', () => {
    given().when(choose(monday)).then(chosen(monday));
    given(chosen(monday)).when(choose(monday)).thenNothing();
  });

  it('drops those that came with the one before', () =>
    given(chosen(monday))
      .when(choose(tuesday))
      .then(chosen(tuesday, true, monday)));

  it('leaves what she follows by her own choice', () => {
    given(followed(monday)).when(choose(monday)).then(chosen(monday, false));
    given(followed(monday), chosen(monday, false)).when(choose(tuesday)).then(chosen(tuesday));
    given(chosen(monday), unfollowed(monday), followed(monday)).when(choose(tuesday)).then(chosen(tuesday));
  });

  it('brings them again when she has unfollowed them and chooses it anew', () =>
    given(chosen(monday), unfollowed(monday)).when(choose(monday)).then(chosen(monday)));

  it('leaves her with the defaults of the town, until she changes a follow herself', () => {
    given(chosen(monday)).when(follow()).then(unfollowed(monday));
    given(chosen(monday)).when(follow(monday, boosters)).then(followed(boosters, []));
  });
});

describe('what Ada followed and saved, when she is forgotten,', () => {
  const forget = { type: 'ForgetPreferences' as const, data: { key } };
  const forgotten: PreferencesEvent = { type: 'PreferencesForgotten', data: { key } };

  it('is gone, once, whatever there was: it is on record that somebody was forgotten', () => {
    given().when(forget).then(forgotten);
    const saved = (type: 'EventSaved' | 'EventUnsaved') => ({ type, data: { key, eventId: 7 } });
    given(saved('EventSaved'), saved('EventUnsaved')).when(forget).then(forgotten);
    given(forgotten).when(forget).thenNothing();
    given(forgotten, saved('EventSaved'), saved('EventUnsaved')).when(forget).then(forgotten);
    for (const fact of [declined, followed(library, []), { type: 'EventSaved' as const, data: { key, eventId: 7 } }])
      given(fact).when(forget).then(forgotten);
    given(...followsLibrary, unfollowed(kids), forgotten)
      .when(forget)
      .thenNothing();
  });

  it('is as if it never was, also for whoever goes on with her session', () => {
    given(...followsLibrary, forgotten)
      .when(follow(library))
      .then(...followsLibrary);
    given(...followsLibrary, forgotten)
      .when({ type: 'FollowNewSubOrganization', data: { key, organizationId: LIBRARY, subOrganizationId: ADULTS } })
      .thenNothing();
  });
});
