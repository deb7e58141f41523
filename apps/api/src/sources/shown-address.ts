/** Says so, is somebody's email address, or is as long and mixed as a token. */
export const PRIVATE = /^private-|@|%40|(?=.*\d)[\w-]{20,}/i;

/** Also where the two slashes are left out: whoever is asked is the same. */
const OF_THE_WEB = /^(https?|webcals?):|^[a-z]+:\/\//i;

/** An address as an operator's screen may show it: without what it lets in by, a name and password, a query, a private part. It is empty where its key is gone. */
export const shownAddress = (address: string): string => {
  if (address === '') return '(cannot be read: its key is gone)';
  if (!OF_THE_WEB.test(address)) return address;
  // Nobody can say which part of it lets in.
  if (!URL.canParse(address)) return '…';
  const { protocol, host, pathname, search } = new URL(address);
  const path = pathname.split('/').map((part) => (PRIVATE.test(part) ? '…' : part));
  return `${protocol}//${host}${path.join('/')}${search ? '?…' : ''}`;
};
