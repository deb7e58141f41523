import { applyDecorators } from '@nestjs/common';
import { IsString, Matches, MaxLength } from 'class-validator';
import { LONGEST_KEY } from '#libs/contracts';

/** A key in a body, by how it is written. Whose it is `ownKey` asks. */
export const IsKey = () => applyDecorators(...written(KEY), IsString());

/** One of a session alone. */
export const IsSessionKey = () => applyDecorators(...written(OF_SESSION));

const written = (pattern: RegExp) => [Matches(pattern, WRONG), MaxLength(LONGEST_KEY, WRONG)];

const WRONG = { message: '$property must be a session key: session_{timestamp}_{random}.' };

const OF_SESSION = /^session_[0-9]+_[A-Za-z0-9_-]{22,}$/;

/** Of a session or of an account. It has no look-ahead: not every reader of JSON Schema knows any. */
export const KEY = /^(?:session_[0-9]+_[A-Za-z0-9_-]{22,}|user_[A-Za-z0-9_-]+)$/;
