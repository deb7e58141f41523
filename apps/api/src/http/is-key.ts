import { Matches } from 'class-validator';
import { SESSION_KEY, USER_KEY } from '#libs/contracts';

/** A key in a body, by how it is written. Whose it is `ownKey` asks. */
export const IsKey = () => Matches(KEY, { message: '$property must be a session key: session_{timestamp}_{random}.' });

/** Of a session or of an account. */
export const KEY = new RegExp(`${SESSION_KEY.source}|${USER_KEY.source}`);
