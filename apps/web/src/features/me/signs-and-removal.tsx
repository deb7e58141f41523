import { isOwn, plainQuotes } from '#libs/contracts';
import { askForOwnEvent } from '../../lib/own-event-dialog';
import { IconButton } from '../../ui/icon-button';
import { EventSigns } from '../events/card/event-signs';
import type { RowEnd } from '../events/card/row-end';
import { SaveIcon } from '../events/save-icon';

/** Here the sign that an event is saved is the button that takes it off; what is one's own is edited and deleted. */
export const SignsAndRemoval: RowEnd = ({ event }) =>
  isOwn(event) ? (
    <>
      <IconButton
        icon="pen"
        label={`Edit ${plainQuotes(event.name)}`}
        size={20}
        onClick={() => askForOwnEvent({ kind: 'edit', event })}
      />
      <IconButton
        icon="trash"
        label={`Delete ${plainQuotes(event.name)}`}
        size={20}
        onClick={() => askForOwnEvent({ kind: 'delete', event })}
      />
    </>
  ) : (
    <>
      <EventSigns event={event} saved={false} />
      <SaveIcon event={event} />
    </>
  );
