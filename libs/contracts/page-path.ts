/** '/about/' and '/ABOUT' become '/about'. The secret in a mailed link keeps its letter case. */
export const normalizePagePath = (path: string): string => {
  const bare = path.replace(/\/+$/, '');
  const secret = MAIL_LINK_PAGE.exec(bare)?.[1] ?? '';
  return bare.slice(0, bare.length - secret.length).toLowerCase() + secret || '/';
};

export const isMailLinkPage = (path: string): boolean => MAIL_LINK_PAGE.test(path);

const MAIL_LINK_PAGE = /^\/(?:reset-password|email-address)\/([^/]+)$/i;

/** By id, the only address that never changes: a slug contains the date and may be shared. */
export const eventPathOf = ({ id }: { id: number }): string => `/event/${id}`;

export const parseEventPath = (path: string): string | undefined => {
  const idOrSlug = /^\/event\/([^/]+)$/.exec(path)?.[1];
  return idOrSlug === undefined ? undefined : decodePath(idOrSlug);
};

/** 'caf%C3%A9' becomes 'café'. An invalid encoding stays as it is. */
export const decodePath = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

export const parseEventReference = (text: string): string => {
  const path = /^[^?#]*?(\/event\/[^/?#]+)\/?(?:[?#].*)?$/.exec(text.trim())?.[1];
  return (path && parseEventPath(path)) ?? text.trim();
};
