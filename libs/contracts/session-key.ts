export const LONGEST_KEY = 100;

/** `session_{timestamp}_{random}`, at most 100 characters. Whoever holds one owns the preferences kept under it. */
export const SESSION_KEY = /^(?=.{1,100}$)session_\d+_[A-Za-z0-9_-]{22,}$/;

/** `user_{id}`, at most 100 characters; good only with that user's sign-in. */
export const USER_KEY = /^(?=.{1,100}$)user_[A-Za-z0-9_-]+$/;

export const userKey = (id: string): string => `user_${id}`;

/** From the milliseconds of now and 16 to 48 random bytes. Throws RangeError for fewer, which could be guessed, or more. */
export const newSessionKey = (now: number, randomBytes: Uint8Array): string => {
  if (randomBytes.length < 16 || randomBytes.length > 48) throw new RangeError('A session key takes 16 to 48 random bytes.');
  return `session_${Math.trunc(now)}_${base64url(randomBytes)}`;
};

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
