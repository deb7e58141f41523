/** Characters of an address that people read at a glance. */
const LONGEST_SHOWN = 44;

/** An address as people read it: its host and what follows, of a long one the first words of that. */
export const shortAddress = (address: string): string => {
  const whole = address.replace(/^https?:\/\/(?:[^/?#@]*@)?(?:www\.)?/i, '').replace(/\/$/, '');
  if (whole.length <= LONGEST_SHOWN) return whole;
  const [host = '', page = ''] = (/^([^/?#]*)([^?#]*)/.exec(whole) ?? []).slice(1);
  if (host.length + page.length <= LONGEST_SHOWN && host.length + page.length < whole.length) return `${host}${page}…`;
  const words = page.slice(0, Math.max(0, LONGEST_SHOWN - host.length)).replace(/[/_.+-]?[^/_.+-]*$/, '');
  return `${host}${words || '/'}…`;
};
