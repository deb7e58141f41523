import { toEventId } from '#libs/integrations';

export const SAMPLE_SEED = 'sample';

export const sampleEventId = (uid: string): number => toEventId(SAMPLE_SEED, uid, '');
