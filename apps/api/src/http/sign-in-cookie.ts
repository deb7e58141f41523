import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers accept the `__Host-` name only from this host: a sibling domain cannot set a cookie of that name. */
const cookieNameFor = (protocol: string) => (protocol === 'https' ? '__Host-almanac' : 'almanac');

export const SIGN_IN_SECONDS = 30 * 24 * 60 * 60;

/** Hidden from scripts, not sent from other sites' pages, and over TLS only once set over TLS. */
export const setSignInCookie = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  setCookie(request, reply, token, SIGN_IN_SECONDS);

export const clearSignInCookie = (request: FastifyRequest, reply: FastifyReply) => setCookie(request, reply, '', 0);

const setCookie = ({ protocol }: FastifyRequest, reply: FastifyReply, token: string, seconds: number) => {
  const secure = protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${cookieNameFor(protocol)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
};

/** Not verified. */
export const readSignInToken = ({ headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>): string | null => {
  const begin = `${cookieNameFor(protocol)}=`;
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(begin))?.slice(begin.length) || null;
};
