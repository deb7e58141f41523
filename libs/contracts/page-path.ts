/** The path of a page: '/about/' and '/ABOUT' are '/about'. */
export const pagePath = (path: string): string => path.replace(/\/+$/, '').toLowerCase() || '/';
