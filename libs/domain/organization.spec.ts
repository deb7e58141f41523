import { specFor } from '#libs/event-sourcing/testing';
import { type OrganizationEvent, organization } from './organization';

const { given } = specFor(organization);
const library = { id: 4, name: 'Library', category: 'Education', description: 'Books and more', displayOrder: 50 };
const kids = { name: 'Kids', subDisplayOrder: 2 };
const teens = { name: 'Teens', subDisplayOrder: 1 };

const register = (about: Partial<typeof library> = {}, ...subOrganizations: { name: string; subDisplayOrder: number }[]) => ({
  type: 'RegisterOrganization' as const,
  data: { ...library, ...about, subOrganizations },
});
const registered: OrganizationEvent = { type: 'OrganizationRegistered', data: library };
const added = (sub: typeof kids): OrganizationEvent => ({
  type: 'SubOrganizationAdded',
  data: { id: 4, organization: 'Library', ...sub },
});

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
      .then({ type: 'OrganizationDescribed', data: { ...library, description: 'Books' } });
    given(registered, { type: 'OrganizationDescribed', data: { ...library, description: 'Books' } })
      .when(register({ description: 'Books' }))
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
    const whole = { id: 4, organization: 'Library', subOrganization: null, subDisplayOrder: 0 };
    const offered: OrganizationEvent = { type: 'FeedDefaultOffered', data: whole };
    const part = { ...whole, subOrganization: 'Kids' };
    given(registered).when({ type: 'OfferFeedDefault', data: whole }).then(offered);
    given(registered, offered).when({ type: 'OfferFeedDefault', data: whole }).thenNothing();
    given(registered, offered).when({ type: 'OfferFeedDefault', data: part }).then({ type: 'FeedDefaultOffered', data: part });
  });
});
