import type { FastifyReply, FastifyRequest } from 'fastify';

/** Under the longer name browsers take a cookie from this very host alone: a neighbour of its domain cannot lay one of its own before it. */
const nameOver = (protocol: string) => (protocol === 'https' ? '__Host-almanac' : 'almanac');

export const SIGN_IN_SECONDS = 30 * 24 * 60 * 60;

/** No script reads it and no other site's page sends it along; behind TLS it never leaves TLS. */
export const setSignInCookie = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  set(request, reply, token, SIGN_IN_SECONDS);

export const clearSignInCookie = (request: FastifyRequest, reply: FastifyReply) => set(request, reply, '', 0);

const set = ({ protocol }: FastifyRequest, reply: FastifyReply, token: string, seconds: number) => {
  const secure = protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${nameOver(protocol)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
};

/** What the browser sends along, unchecked. */
export const signInTokenIn = ({ headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>): string | null => {
  const begin = `${nameOver(protocol)}=`;
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(begin))?.slice(begin.length) || null;
};
