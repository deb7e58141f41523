/** Takes seconds or a date. Returns seconds, a day at most. */
export const parseRetryAfter = (header: string | undefined, now = Date.now()): number | undefined => {
  const value = header?.trim() ?? '';
  const seconds = /^\d{1,15}$/.test(value)
    ? Number(value)
    : /[a-z]{3}/i.test(value)
      ? (Date.parse(value) - now) / 1_000
      : Number.NaN;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, Math.ceil(seconds)), MAX_SECONDS);
};

const MAX_SECONDS = 24 * 60 * 60;
