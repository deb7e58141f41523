import { requests } from './requests';

export type AuthMode = 'login' | 'register' | 'forgot-password';

export const authRequests = requests<{ mode: AuthMode }>('open-auth-dialog');

/** Asks whoever shows the sign-in dialog to open it. */
export const askForAuth = (mode: AuthMode) => authRequests.ask({ mode });
