const MAX_SHOWN_LENGTH = 44;

export const shortenUrl = (address: string): string => {
  const whole = address.replace(/^https?:\/\/(?:[^/?#@]*@)?(?:www\.)?/i, '').replace(/\/$/, '');
  if (whole.length <= MAX_SHOWN_LENGTH) return whole;
  const [host = '', page = ''] = (/^([^/?#]*)([^?#]*)/.exec(whole) ?? []).slice(1);
  if (host.length + page.length <= MAX_SHOWN_LENGTH && host.length + page.length < whole.length) return `${host}${page}…`;
  const words = page.slice(0, Math.max(0, MAX_SHOWN_LENGTH - host.length)).replace(/[/_.+-]?[^/_.+-]*$/, '');
  return `${host}${words || '/'}…`;
};
