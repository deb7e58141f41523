import { specFor } from '#libs/event-sourcing/testing';
import { type OrganizationEvent, organization } from './organization';

const { given } = specFor(organization);
const described = { category: 'Education', description: 'Books and more', displayOrder: 50 };
const library = { id: 4, name: 'Library', ...described };
const kids = { subOrganizationId: 41, name: 'Kids', subDisplayOrder: 2 };
const teens = { subOrganizationId: 42, name: 'Teens', subDisplayOrder: 1 };

const register = (about: Partial<typeof library> = {}, ...subOrganizations: (typeof kids)[]) => ({
  type: 'RegisterOrganization' as const,
  data: { ...library, ...about, subOrganizations, claim: 1 },
});
const registered: OrganizationEvent = { type: 'OrganizationRegistered', data: library };
const added = (sub: typeof kids): OrganizationEvent => ({ type: 'SubOrganizationAdded', data: { id: 4, ...sub } });

describe('an organization', () => {
  it('is registered with its sub-organizations', () => {
    given()
      .when(register({}, kids, teens))
      .then(registered, added(kids), added(teens));
  });

  it('changes nothing when it is registered as it is', () => {
    given(registered, added(kids)).when(register({}, kids)).thenNothing();
  });

  it('is described anew when anything said of it differs', () => {
    given(registered)
      .when(register({ description: 'Books' }))
      .then({ type: 'OrganizationDescribed', data: { id: 4, ...described, description: 'Books' } });
    given(registered, { type: 'OrganizationDescribed', data: { id: 4, ...described, description: 'Books' } })
      .when(register({ description: 'Books' }))
      .thenNothing();
  });

  it('stays as it is described where it is registered only in case that it is new', () => {
    const ifNew = (about: Partial<typeof library>) => ({
      ...register(about),
      data: { ...register(about).data, ifNew: true as const },
    });
    given()
      .when(ifNew({ category: 'Arts' }))
      .then({ type: 'OrganizationRegistered', data: { ...library, category: 'Arts' } });
    given(registered)
      .when(ifNew({ category: 'Arts', description: '' }))
      .thenNothing();
  });

  it('gains sub-organizations one by one, each once', () => {
    given(registered, added(kids))
      .when(register({}, kids, teens, teens))
      .then(added(teens));
  });

  it('keeps a sub-organization that is not named again', () => {
    given(registered, added(kids), added(teens)).when(register({}, kids)).thenNothing();
  });

  it('offers sub-calendars, and tells when an offer changes', () => {
    const data = { id: 4, subcalendarId: 9, name: 'Story time', description: 'On Fridays', displayOrder: 1 };
    const offered: OrganizationEvent = { type: 'SubcalendarOffered', data };
    given(registered).when({ type: 'OfferSubcalendar', data }).then(offered);
    given(registered, offered).when({ type: 'OfferSubcalendar', data }).thenNothing();
    const moved = { ...data, description: 'On Mondays' };
    given(registered, offered).when({ type: 'OfferSubcalendar', data: moved }).then({ type: 'SubcalendarOffered', data: moved });
  });

  it("offers itself and its sub-organizations for everybody's feed", () => {
    const whole = { id: 4, subOrganizationId: null, subDisplayOrder: 0 };
    const offered: OrganizationEvent = { type: 'FeedDefaultOffered', data: whole };
    const part = { ...whole, subOrganizationId: 41 };
    given(registered).when({ type: 'OfferFeedDefault', data: whole }).then(offered);
    given(registered, offered).when({ type: 'OfferFeedDefault', data: whole }).thenNothing();
    given(registered, offered).when({ type: 'OfferFeedDefault', data: part }).then({ type: 'FeedDefaultOffered', data: part });
  });
});

describe('the name of an organization', () => {
  const rename = (name: string, claim = 1) => ({ type: 'RenameOrganization' as const, data: { id: 4, name, claim } });
  const renamed = (from: string, to: string): OrganizationEvent => ({ type: 'OrganizationRenamed', data: { id: 4, from, to } });

  it('changes by renaming, once, and back again', () => {
    given(registered).when(rename('Public Library')).then(renamed('Library', 'Public Library'));
    given(registered, renamed('Library', 'Public Library')).when(rename('Public Library')).thenNothing();
    given(registered, renamed('Library', 'Public Library')).when(rename('Library')).then(renamed('Public Library', 'Library'));
  });

  it('may be joined by another one that means the same, once', () => {
    const also = (name: string) => ({ type: 'AlsoCallOrganization' as const, data: { id: 4, name } });
    const called: OrganizationEvent = { type: 'OrganizationAlsoCalled', data: { id: 4, name: 'The Reading Room' } };
    given(registered).when(also('The Reading Room')).then(called);
    given(registered, called).when(also('The Reading Room')).thenNothing();
    given(registered).when(also('Library')).thenNothing();
    given().when(also('The Reading Room')).thenRejected('unknown-organization');
    given(registered).when(also('Nixle Alerts')).thenRejected('name-reserved');
  });

  it('does not change by registering, under whatever name', () => {
    given(registered, renamed('Library', 'Public Library')).when(register()).thenNothing();
    given(registered)
      .when(register({ name: 'Bookmobile' }))
      .thenNothing();
  });

  it('is that of somebody who is there', () => {
    given().when(rename('Public Library')).thenRejected('unknown-organization');
  });

  it.each([
    ['', 'name-empty'],
    ['  ', 'name-empty'],
    [' Library', 'name-blanks'],
    ['Library ', 'name-blanks'],
    ['Town::Library', 'name-separator'],
    ['Featured', 'name-reserved'],
    ['my events', 'name-reserved'],
    ['x'.repeat(141), 'name-too-long'],
  ])('cannot be %j, neither from the first nor later', (name, code) => {
    given().when(register({ name })).thenRejected(code);
    given(registered).when(rename(name)).thenRejected(code);
  });

  it("can be 'wzy' from the first, and is never come by nor left", () => {
    const hidden: OrganizationEvent = { type: 'OrganizationRegistered', data: { ...library, name: 'Wzy' } };
    given()
      .when(register({ name: 'Wzy' }))
      .then(hidden);
    given(registered).when(rename('wzy')).thenRejected('name-reserved');
    given(hidden).when(rename('Library')).thenRejected('name-reserved');
  });

  it('is claimed before it is borne', () => {
    given()
      .when({ type: 'RegisterOrganization', data: { ...library, subOrganizations: [] } })
      .thenRejected('name-unclaimed');
    given(registered)
      .when({ type: 'RenameOrganization', data: { id: 4, name: 'Archive' } })
      .thenRejected('name-unclaimed');
  });

  it('is forgone for another unless it is borne, and cannot be borne by that claim any more', () => {
    const forgo = (name: string, nth: number) => ({ type: 'ForgoName' as const, data: { id: 4, name, nth } });
    const forgone = (name: string, nth: number): OrganizationEvent => ({ type: 'NameForgone', data: { id: 4, name, nth } });
    given(registered).when(forgo('Library', 1)).thenRejected('name-taken');
    given(registered).when(forgo('Archive', 2)).then(forgone('Archive', 2));
    given(registered, forgone('Archive', 2)).when(forgo('Archive', 1)).thenNothing();
    given(registered, forgone('Archive', 2)).when(rename('Archive', 2)).thenRejected('name-unclaimed');
    given(registered, forgone('Archive', 2)).when(rename('Archive', 4)).then(renamed('Library', 'Archive'));
    given(forgone('Library', 1)).when(register()).thenRejected('name-unclaimed');
  });
});

describe('the name of the alerts', () => {
  const alerts: OrganizationEvent = { type: 'OrganizationRegistered', data: { ...library, name: 'Nixle Alerts' } };
  const rename = (name: string) => ({ type: 'RenameOrganization' as const, data: { id: 4, name, claim: 1 } });

  it('makes what bears it an emergency, so it is theirs from the first and for ever', () => {
    given()
      .when(register({ name: 'Nixle Alerts' }))
      .then(alerts);
    given(alerts).when(rename('Town Alerts')).thenRejected('name-reserved');
    given(registered).when(rename('Nixle Alerts')).thenRejected('name-reserved');
  });
});

describe('the name of a sub-organization', () => {
  const rename = (name: string, subOrganizationId = 41) => ({
    type: 'RenameSubOrganization' as const,
    data: { id: 4, subOrganizationId, name },
  });
  const renamed = (from: string, to: string): OrganizationEvent => ({
    type: 'SubOrganizationRenamed',
    data: { id: 4, subOrganizationId: 41, from, to },
  });

  it('changes by renaming, once, and back again', () => {
    given(registered, added(kids)).when(rename('Children')).then(renamed('Kids', 'Children'));
    given(registered, added(kids), renamed('Kids', 'Children')).when(rename('Children')).thenNothing();
    given(registered, added(kids), renamed('Kids', 'Children')).when(rename('Kids')).then(renamed('Children', 'Kids'));
  });

  it('still means it when it is registered again, the former one too', () => {
    given(registered, added(kids), renamed('Kids', 'Children'))
      .when(register({}, { ...kids, subOrganizationId: 43 }, { ...kids, name: 'Children' }))
      .thenNothing();
  });

  it('is given to one at a time, and may be taken by another when it was given up', () => {
    given(registered, added(kids), added(teens)).when(rename('Teens')).thenRejected('name-taken');
    given(registered, added(kids), added(teens), renamed('Kids', 'Children'))
      .when(rename('Kids', 42))
      .then({ type: 'SubOrganizationRenamed', data: { id: 4, subOrganizationId: 42, from: 'Teens', to: 'Kids' } });
  });

  it('cannot mean something else, and is that of somebody who is there', () => {
    given(registered, added(kids)).when(rename('A::B')).thenRejected('name-separator');
    given(registered)
      .when(register({}, { ...kids, name: 'A::B' }))
      .thenRejected('name-separator');
    given(registered).when(rename('Children')).thenRejected('unknown-sub-organization');
  });
});
