/** '1 event', '6 events' */
export const countWords = (count: number) => `${count} ${count === 1 ? 'event' : 'events'}`;
