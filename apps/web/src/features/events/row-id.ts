/** The id of an event's row in the page, in whichever view. */
export const rowId = (eventId: number) => `event-${eventId}`;
