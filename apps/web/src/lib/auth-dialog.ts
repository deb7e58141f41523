export type AuthMode = 'login' | 'register' | 'forgot-password';

export type AuthRequest = CustomEvent<{ mode: AuthMode }>;

export const AUTH_REQUESTED = 'open-auth-dialog';

/** Asks whoever shows the sign-in dialog to open it, from anywhere on the page. */
export const askForAuth = (mode: AuthMode) => window.dispatchEvent(new CustomEvent(AUTH_REQUESTED, { detail: { mode } }));

declare global {
  interface WindowEventMap {
    [AUTH_REQUESTED]: AuthRequest;
  }
}
