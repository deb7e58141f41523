import { findAuthProblems, findLengthProblem, toAuthProblems } from './auth-problems';

const EMAIL = 'nora@example.com';

describe('What somebody typed who wants to sign in', () => {
  it('is looked at before it is sent', () => {
    expect(findAuthProblems('login', { email: ' ', password: '' })).toEqual({
      email: 'Email is required.',
      password: 'Password is required.',
    });
    expect(findAuthProblems('login', { email: 'nora@example.c', password: 'x' })).toEqual({
      email: 'Please enter a valid email address.',
    });
    expect(findAuthProblems('login', { email: ` ${EMAIL} `, password: 'short' })).toEqual({});
  });

  it('is long enough for a new password, counted as one reads it', () => {
    expect(findAuthProblems('register', { email: EMAIL, password: 'short' })).toEqual({
      password: 'Password must be at least 8 characters long.',
    });
    expect(['1234567', '12345678', '🌳'.repeat(128), 'a'.repeat(129)].map(findLengthProblem)).toEqual([
      'Password must be at least 8 characters long.',
      undefined,
      undefined,
      'Password must be at most 128 characters long.',
    ]);
  });

  it('needs no password to ask for another one', () =>
    expect(findAuthProblems('forgot-password', { email: EMAIL, password: '' })).toEqual({}));
});

describe('What the server says', () => {
  it('stands under the field that it is about, or nowhere', () => {
    expect(toAuthProblems(401, 'Invalid email or password')).toEqual({ password: 'Invalid password, please try again.' });
    const taken = 'An account with this email address already exists.';
    expect(toAuthProblems(409, taken)).toEqual({ email: taken });
    expect(toAuthProblems(400, 'email must be an email')).toEqual({ email: 'Please enter a valid email address.' });
    expect(toAuthProblems(429, 'Too many attempts.')).toEqual({});
  });
});
