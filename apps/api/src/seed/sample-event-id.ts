import { eventId } from '#libs/integrations';

export const SAMPLE_SEED = 'sample';

export const sampleEventId = (uid: string): number => eventId(SAMPLE_SEED, uid, '');
