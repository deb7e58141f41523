export const MAX_KEY_LENGTH = 100;

/** `session_{timestamp}_{random}`, at most 100 characters. Knowing a session key gives access to its preferences. */
export const SESSION_KEY_PATTERN = /^(?=.{1,100}$)session_\d+_[A-Za-z0-9_-]{22,}$/;

/** `user_{id}`, at most 100 characters. Valid only for that user's sign-in. */
export const USER_KEY_PATTERN = /^(?=.{1,100}$)user_[A-Za-z0-9_-]+$/;

export const toUserKey = (id: string): string => `user_${id}`;

/** `now` is in milliseconds. Throws RangeError unless there are 16 to 48 random bytes: fewer could be guessed. */
export const createSessionKey = (now: number, randomBytes: Uint8Array): string => {
  if (randomBytes.length < 16 || randomBytes.length > 48) throw new RangeError('A session key takes 16 to 48 random bytes.');
  return `session_${Math.trunc(now)}_${base64url(randomBytes)}`;
};

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
