import { positionOf } from '#libs/event-sourcing';
import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { organizations } from './organizations.projection';

const { given } = projectionSpecFor(organizations);
const library = { id: 4, name: 'Library', category: 'Education', description: 'Books', displayOrder: 50 };
const boosters = { id: 5, name: 'Boosters', category: 'Sports', description: '', displayOrder: 60 };
const registered = (data: typeof library) => ({ type: 'OrganizationRegistered' as const, data });
const kids = {
  type: 'SubOrganizationAdded' as const,
  data: { id: 4, subOrganizationId: 41, name: 'Kids', subDisplayOrder: 1 },
};
const document = (about: object = {}) => ({ ...library, formerNames: [], subOrganizations: [], ...about });
const sub = (about: object = {}) => ({ id: 41, name: 'Kids', formerNames: [], subDisplayOrder: 1, ...about });

describe('the organizations', () => {
  it('are those registered', () => {
    given(registered(library), registered(boosters)).then({ 4: document(), 5: document(boosters) });
  });

  it('keep their sub-organizations when they are described anew', () => {
    const { name: _, ...described } = library;
    given(registered(library), kids, {
      type: 'OrganizationDescribed',
      data: { ...described, description: 'Books and more' },
    }).then({ 4: document({ description: 'Books and more', subOrganizations: [sub()] }) });
  });

  it('have the name they were given last, and remember until when they had others', () => {
    given(
      registered(library),
      { type: 'OrganizationRenamed', data: { id: 4, from: 'Library', to: 'Public Library' } },
      { type: 'OrganizationRenamed', data: { id: 4, from: 'Public Library', to: 'Library' } },
    ).then({
      4: document({
        formerNames: [
          { name: 'Library', until: positionOf(2) },
          { name: 'Public Library', until: positionOf(3) },
        ],
      }),
    });
  });

  it('are meant by other names, too', () => {
    given(registered(library), { type: 'OrganizationAlsoCalled', data: { id: 4, name: 'The Reading Room' } }).then({
      4: document({ formerNames: [{ name: 'The Reading Room', until: positionOf(2) }] }),
    });
  });

  it('have sub-organizations whose names change likewise', () => {
    const teens = { ...kids, data: { ...kids.data, subOrganizationId: 42, name: 'Teens' } };
    given(registered(library), kids, teens, {
      type: 'SubOrganizationRenamed',
      data: { id: 4, subOrganizationId: 41, from: 'Kids', to: 'Children' },
    }).then({
      4: document({
        subOrganizations: [
          sub({ name: 'Children', formerNames: [{ name: 'Kids', until: positionOf(4) }] }),
          sub({ id: 42, name: 'Teens' }),
        ],
      }),
    });
  });
});
