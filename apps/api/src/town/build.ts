import { statSync } from 'node:fs';

/** `v{date}-{time}` of this build, in Eastern time. */
export const BUILD = (() => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
  }).formatToParts(statSync(__filename).mtime);
  const part = (type: string) => parts.find((found) => found.type === type)?.value;
  return `v${part('year')}-${part('month')}-${part('day')}-${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
})();
