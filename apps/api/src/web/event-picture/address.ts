import { type EventDetails, eventPathOf } from '#libs/contracts';

/** Contains the time of the last change, so that cached pictures are replaced. */
export const pictureAddressOf = (event: EventDetails) =>
  `${eventPathOf(event)}/picture.png?of=${Date.parse(event.history?.changedAt ?? '') || 0}`;

export const TOWN_PICTURE_ADDRESS = '/picture.png';
