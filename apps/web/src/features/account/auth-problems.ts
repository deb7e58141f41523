import { isEmailAddress, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, WRONG_CODE_MESSAGE } from '#libs/contracts';
import type { AuthMode } from '../../lib/auth-dialog';
import { AUTH_MODES } from './auth-modes';

/** `code` is present only if it was requested. */
export type AuthFormValues = { email: string; password: string; code?: string };

/** A `code` of '' only requests a code. */
export type AuthProblems = Partial<AuthFormValues>;

export const findAuthProblems = (mode: AuthMode, { email, password, code }: AuthFormValues): AuthProblems => ({
  ...(email.trim() === ''
    ? { email: 'Email is required.' }
    : isEmailAddress(email.trim())
      ? {}
      : { email: INVALID_ADDRESS_TEXT }),
  ...(AUTH_MODES[mode].password === null ? {} : findPasswordProblem(mode, password)),
  ...(code === '' ? { code: 'Code is required.' } : {}),
});

const INVALID_ADDRESS_TEXT = 'Please enter a valid email address.';

const findPasswordProblem = (mode: AuthMode, password: string): AuthProblems => {
  if (password === '') return { password: 'Password is required.' };
  const wrong = mode === 'register' ? findLengthProblem(password) : undefined;
  return wrong === undefined ? {} : { password: wrong };
};

export const findLengthProblem = (password: string): string | undefined =>
  isTooShort(password)
    ? `Password must be at least ${MIN_PASSWORD_LENGTH} characters long.`
    : isTooLong(password)
      ? `Password must be at most ${MAX_PASSWORD_LENGTH} characters long.`
      : undefined;

/** Counts code points, as a reader would. */
export const isTooShort = (password: string): boolean => [...password].length < MIN_PASSWORD_LENGTH;

const isTooLong = (password: string) => [...password].length > MAX_PASSWORD_LENGTH;

export const PASSWORDS_DIFFER_TEXT = 'Please make sure both passwords are the same.';

export const PASSWORD_LENGTH_TEXT = `${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`;

export const toAuthProblems = (status: number, message: string): AuthProblems => {
  if (message.includes('Invalid email or password')) return { password: 'Invalid password, please try again.' };
  if (message === WRONG_CODE_MESSAGE) return { code: message };
  if (status === 409) return { email: message };
  if (status === 400) return message.startsWith('password') ? { password: message } : { email: INVALID_ADDRESS_TEXT };
  return {};
};
