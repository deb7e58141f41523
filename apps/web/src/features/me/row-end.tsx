import { isOwn } from '#libs/contracts';
import { EventSigns } from '../events/card/event-signs';
import type { RowEnd } from '../events/card/row-end';
import { OwnSign } from '../events/own-sign';
import { RowButtons } from '../events/row-buttons';

/** Here the sign that an event is saved is the button that takes it off, and the pen that edits one's own stands where its sign would. */
export const SIGNS_AND_BUTTONS: RowEnd = {
  Sign: OwnSign,
  End: ({ event, onHide }) => (
    <>
      {!isOwn(event) && <EventSigns event={event} saved={false} />}
      <RowButtons event={event} onHide={onHide} />
    </>
  ),
};
