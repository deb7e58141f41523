/** Where the paper of an event of the sample town is served. */
export const paperAddress = (uid: string): string => `/api/papers/${uid}.pdf`;
