/** Says so, is somebody's email address, or is as long and mixed as a token. */
const PRIVATE = /^private-|@|%40|(?=.*\d)[\w-]{20,}/i;

/** An address as an operator's screen may show it: without what it lets in by, a name and password, a query, a private part. */
export const shownAddress = (address: string): string => {
  if (!/^[a-z]+:\/\//i.test(address) || !URL.canParse(address)) return address;
  const { protocol, host, pathname, search } = new URL(address);
  const path = pathname.split('/').map((part) => (PRIVATE.test(part) ? '…' : part));
  return `${protocol}//${host}${path.join('/')}${search ? '?…' : ''}`;
};
