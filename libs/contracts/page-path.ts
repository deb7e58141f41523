/** The path of a page: '/about/' and '/ABOUT' are '/about'. What a letter holds is a secret, in which every letter counts. */
export const pagePath = (path: string): string => {
  const bare = path.replace(/\/+$/, '');
  const secret = LETTER_PAGE.exec(bare)?.[1] ?? '';
  return bare.slice(0, bare.length - secret.length).toLowerCase() + secret || '/';
};

/** Whether it is a page that a letter leads to. */
export const isLetterPage = (path: string): boolean => LETTER_PAGE.test(path);

const LETTER_PAGE = /^\/(?:reset-password|email-address)\/([^/]+)$/i;

/** The one address of an event that never changes: its slug moves with its date, and others may have the same. */
export const eventPath = ({ id }: { id: number }): string => `/event/${id}`;

/** What stands for the event in the path of its page; undefined in any other. */
export const eventInPath = (path: string): string | undefined => {
  const idOrSlug = /^\/event\/([^/]+)$/.exec(path)?.[1];
  return idOrSlug === undefined ? undefined : readablePath(idOrSlug);
};

/** 'caf%C3%A9' is 'café'. What can't be read stays as it is. */
export const readablePath = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** What stands for an event in what somebody typed or pasted: the address of its page, its slug or its number. */
export const eventInText = (text: string): string => {
  const path = /^[^?#]*?(\/event\/[^/?#]+)\/?(?:[?#].*)?$/.exec(text.trim())?.[1];
  return (path && eventInPath(path)) ?? text.trim();
};
