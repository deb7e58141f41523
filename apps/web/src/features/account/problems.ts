import { isEmailAddress, LONGEST_PASSWORD, SHORTEST_PASSWORD, WRONG_CODE } from '#libs/contracts';
import type { AuthMode } from '../../lib/auth-dialog';
import { MODES } from './auth-modes';

/** A code only where it was asked for. */
export type Typed = { email: string; password: string; code?: string };

/** What is wrong, under the field that it is about; nothing is wrong with a code that is only asked for, which is ''. */
export type Problems = Partial<Typed>;

/** What can be told without asking the server. */
export const problemsIn = (mode: AuthMode, { email, password, code }: Typed): Problems => ({
  ...(email.trim() === '' ? { email: 'Email is required.' } : isEmailAddress(email.trim()) ? {} : { email: NO_ADDRESS }),
  ...(MODES[mode].password === null ? {} : passwordProblem(mode, password)),
  ...(code === '' ? { code: 'Code is required.' } : {}),
});

const NO_ADDRESS = 'Please enter a valid email address.';

const passwordProblem = (mode: AuthMode, password: string): Problems => {
  if (password === '') return { password: 'Password is required.' };
  const wrong = mode === 'register' ? lengthProblem(password) : undefined;
  return wrong === undefined ? {} : { password: wrong };
};

/** Undefined for a password that can be set. */
export const lengthProblem = (password: string): string | undefined =>
  isTooShort(password)
    ? `Password must be at least ${SHORTEST_PASSWORD} characters long.`
    : isTooLong(password)
      ? `Password must be at most ${LONGEST_PASSWORD} characters long.`
      : undefined;

/** Counted as one reads it. */
export const isTooShort = (password: string): boolean => [...password].length < SHORTEST_PASSWORD;

const isTooLong = (password: string) => [...password].length > LONGEST_PASSWORD;

export const PASSWORDS_DIFFER = 'Please make sure both passwords are the same.';

/** What to know before one makes one up. */
export const PASSWORD_LENGTHS = `${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters`;

/** What the server says, under the field that it is about; empty where it is about none. */
export const problemsSaid = (status: number, said: string): Problems => {
  if (said.includes('Invalid email or password')) return { password: 'Invalid password, please try again.' };
  if (said === WRONG_CODE) return { code: said };
  if (status === 409) return { email: said };
  if (status === 400) return said.startsWith('password') ? { password: said } : { email: NO_ADDRESS };
  return {};
};
