export const rowId = (eventId: number) => `event-${eventId}`;
