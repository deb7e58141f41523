import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { feedDefaults } from './feed-defaults.projection';

const { given } = projectionSpecFor(feedDefaults);
const offered = (subOrganization: string | null, subDisplayOrder: number) => ({
  type: 'FeedDefaultOffered' as const,
  data: { id: 4, organization: 'Library', subOrganization, subDisplayOrder },
});

describe('the defaults of the feed', () => {
  it('are the entries offered, an organization apart from its sub-organizations', () => {
    given(offered(null, 0), offered('Kids', 1)).then({
      Library: { organization: 'Library', subOrganization: null, subDisplayOrder: 0 },
      'Library::Kids': { organization: 'Library', subOrganization: 'Kids', subDisplayOrder: 1 },
    });
  });

  it('are as they were offered last', () => {
    given(offered('Kids', 1), offered('Kids', 5)).then({
      'Library::Kids': { organization: 'Library', subOrganization: 'Kids', subDisplayOrder: 5 },
    });
  });
});
