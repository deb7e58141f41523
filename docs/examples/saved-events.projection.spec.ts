import { hashedKey } from '#libs/domain';
import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { savedEvents } from './saved-events.projection';

const { given } = projectionSpecFor(savedEvents);
const [anna, ben] = [hashedKey('Anna'), hashedKey('Ben')];
const saved = (key = anna, eventId = 7) => ({ type: 'EventSaved' as const, data: { key, eventId } });
const unsaved = (key = anna, eventId = 7) => ({ type: 'EventUnsaved' as const, data: { key, eventId } });

describe('The saved events of a resident', () => {
  it('are those that she saved and did not take back', () =>
    given(saved(), saved(anna, 8), unsaved(), saved(ben)).then({ [anna]: { saved: [8] }, [ben]: { saved: [7] } }));

  it('include what a session had saved before the sign-in, once', () =>
    given(saved(), {
      type: 'SessionCarriedOver',
      data: { key: anna, session: hashedKey('session'), revision: 3, followed: [], subcalendars: [], saved: [7, 9] },
    }).then({ [anna]: { saved: [7, 9] } }));

  it('are gone once she is forgotten, also if she takes one back that is gone', () => {
    given(saved(), { type: 'PreferencesForgotten', data: { key: anna } }).then({});
    given(unsaved()).then({ [anna]: { saved: [] } });
  });
});
