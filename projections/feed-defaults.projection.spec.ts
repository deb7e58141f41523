import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { feedDefaults } from './feed-defaults.projection';

const { given } = projectionSpecFor(feedDefaults);
const offered = (subOrganizationId: number | null, subDisplayOrder: number) => ({
  type: 'FeedDefaultOffered' as const,
  data: { id: 4, subOrganizationId, subDisplayOrder },
});

describe('the defaults of the feed', () => {
  it('are the entries offered, an organization apart from its sub-organizations', () => {
    given(offered(null, 0), offered(41, 1)).then({
      4: { organizationId: 4, subOrganizationId: null, subDisplayOrder: 0 },
      '4/41': { organizationId: 4, subOrganizationId: 41, subDisplayOrder: 1 },
    });
  });

  it('are as they were offered last', () => {
    given(offered(41, 1), offered(41, 5)).then({ '4/41': { organizationId: 4, subOrganizationId: 41, subDisplayOrder: 5 } });
  });
});
