import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { organizations } from './organizations.projection';

const { given } = projectionSpecFor(organizations);
const library = { id: 4, name: 'Library', category: 'Education', description: 'Books', displayOrder: 50 };
const boosters = { id: 5, name: 'Boosters', category: 'Sports', description: '', displayOrder: 60 };
const registered = (data: typeof library) => ({ type: 'OrganizationRegistered' as const, data });
const kids = {
  type: 'SubOrganizationAdded' as const,
  data: { id: 4, organization: 'Library', name: 'Kids', subDisplayOrder: 1 },
};

describe('the organizations', () => {
  it('are those registered', () => {
    given(registered(library), registered(boosters)).then({
      4: { ...library, subOrganizations: [] },
      5: { ...boosters, subOrganizations: [] },
    });
  });

  it('keep their sub-organizations when they are described anew', () => {
    given(registered(library), kids, { type: 'OrganizationDescribed', data: { ...library, description: 'Books and more' } }).then(
      {
        4: { ...library, description: 'Books and more', subOrganizations: [{ name: 'Kids', subDisplayOrder: 1 }] },
      },
    );
  });
});
