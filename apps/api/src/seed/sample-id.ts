import { eventId } from '#libs/integrations';

export const SEED = 'sample';

/** The number of an event of the sample town. */
export const sampleId = (uid: string): number => eventId(SEED, uid, '');
