import { eventPath, type OneEvent } from '#libs/contracts';

/** Another one whenever anything about the event has changed: whoever keeps pictures asks for the new one. */
export const pictureAddress = (event: OneEvent) =>
  `${eventPath(event)}/picture.png?of=${Date.parse(event.history?.changedAt ?? '') || 0}`;

/** Of the calendar itself. */
export const TOWN_PICTURE = '/picture.png';
