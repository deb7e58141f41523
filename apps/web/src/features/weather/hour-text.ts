import { clockOf, clockText } from '#libs/contracts';

/** '10 AM'; '10:30 AM' where hours begin in between. */
export const hourText = (time: string): string => clockText(clockOf(time) ?? 0).replace(':00', '');
