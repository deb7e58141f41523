import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { subcalendars } from './subcalendars.projection';

const { given } = projectionSpecFor(subcalendars);
const storyTime = { id: 4, subcalendarId: 9, name: 'Story time', description: 'On Fridays', displayOrder: 1 };
const document = { id: 9, organizationId: 4, name: 'Story time', description: 'On Fridays', displayOrder: 1 };
const offered = (data: typeof storyTime) => ({ type: 'SubcalendarOffered' as const, data });

describe('the sub-calendars', () => {
  it('are those offered, with whom they belong to', () => {
    given(offered(storyTime)).then({ 9: document });
  });

  it('are as they were offered last', () => {
    given(offered(storyTime), offered({ ...storyTime, description: 'On Mondays' })).then({
      9: { ...document, description: 'On Mondays' },
    });
  });
});
