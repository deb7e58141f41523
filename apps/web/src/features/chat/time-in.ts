import { remembering } from '#libs/contracts';

/** '8:51 AM' on the town's clock; '' of what is no instant. */
export const timeIn = (timeZone: string, instant: string): string => {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? '' : clockFor(timeZone).format(at).replace(/\s/g, ' ');
};

const clockFor = remembering(
  (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }),
);
