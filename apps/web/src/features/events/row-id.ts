/** The DOM id of an event's row, in any view. */
export const rowId = (eventId: number) => `event-${eventId}`;
