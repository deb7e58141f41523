import type { HashedKey } from '#libs/domain';
import { ada, bob } from '#libs/domain/testing';
import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { sidebars } from './sidebars.projection';

const { given } = projectionSpecFor(sidebars);
const follows = (key: HashedKey, entry: string) => ({ type: 'OrganizationFollowed' as const, data: { key, entry } });
const leaves = (key: HashedKey, entry: string) => ({ type: 'OrganizationUnfollowed' as const, data: { key, entry } });

describe('the boxes in a sidebar', () => {
  it('are checked when their owner follows and unchecked when they leave', () => {
    given(follows(ada, 'Library'), follows(ada, 'Library::Kids'), follows(bob, 'Library'), leaves(ada, 'Library')).then({
      [ada]: { key: ada, checked: ['Library::Kids'] },
      [bob]: { key: bob, checked: ['Library'] },
    });
  });

  it('may all be unchecked', () => {
    given(follows(ada, 'Library'), leaves(ada, 'Library')).then({ [ada]: { key: ada, checked: [] } });
  });
});
