/** The path of a page: '/about/' is '/about'. */
export const pagePath = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
