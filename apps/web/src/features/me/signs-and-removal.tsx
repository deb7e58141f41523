import { EventSigns } from '../events/card/event-signs';
import type { RowEnd } from '../events/card/row-end';
import { SaveIcon } from '../events/save-icon';

/** Here the sign that an event is saved is the button that takes it off. */
export const SignsAndRemoval: RowEnd = ({ event }) => (
  <>
    <EventSigns event={event} saved={false} />
    <SaveIcon event={event} />
  </>
);
