import type { AuthMode } from '../../lib/auth-dialog';

export const AUTH_MODES = {
  login: {
    title: 'Welcome Back',
    button: 'Sign In',
    password: 'current-password',
    path: '/auth/login',
    failed: { title: 'Login failed', description: 'Sign in failed' },
    done: { title: 'Welcome back!', description: "You've successfully logged in." },
  },
  register: {
    title: 'Create Account',
    button: 'Create Account',
    password: 'new-password',
    path: '/auth/register',
    failed: { title: 'Registration failed', description: 'Account creation failed' },
    done: { title: 'Welcome to Almanac!', description: 'Your account has been created.' },
  },
  'forgot-password': {
    title: 'Reset Password',
    button: 'Send Reset Link',
    password: null,
    path: '/auth/forgot-password',
    failed: { title: 'Reset failed', description: 'Failed to send reset link' },
    done: { title: 'Password reset link sent', description: '' },
  },
} as const satisfies Record<AuthMode, object>;
