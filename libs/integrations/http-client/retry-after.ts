/** Takes seconds or a date. Returns seconds, a day at most. */
export const parseRetryAfter = (header: string | undefined, now = Date.now()): number | undefined => {
  const said = header?.trim() ?? '';
  const seconds = /^\d{1,15}$/.test(said) ? Number(said) : /[a-z]{3}/i.test(said) ? (Date.parse(said) - now) / 1_000 : Number.NaN;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, Math.ceil(seconds)), MAX_SECONDS);
};

const MAX_SECONDS = 24 * 60 * 60;
