import { followedEntriesOf } from './followed-entries';

const townsChoice = [
  { organization: 'Township', subOrganization: null, subDisplayOrder: 50 },
  { organization: 'Township', subOrganization: 'Council', subDisplayOrder: 60 },
];

describe('what a resident follows', () => {
  it('is the town’s choice until she makes her own', () => {
    expect([...followedEntriesOf({ followedOrganizations: [], defaults: true }, townsChoice)]).toEqual([
      'Township',
      'Township::Council',
    ]);
  });

  it('is nothing once she has unfollowed everything', () => {
    expect(followedEntriesOf({ followedOrganizations: [], defaults: false }, townsChoice).size).toBe(0);
  });

  it('is her own choice from then on', () => {
    expect([...followedEntriesOf({ followedOrganizations: ['Library', 'Featured'], defaults: false }, townsChoice)]).toEqual([
      'Library',
      'Featured',
    ]);
  });
});
