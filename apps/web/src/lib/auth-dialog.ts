import { createRequests } from './requests';

export type AuthMode = 'login' | 'register' | 'forgot-password';

export const authRequests = createRequests<{ mode: AuthMode }>('open-auth-dialog');

export const openAuthDialog = (mode: AuthMode) => authRequests.ask({ mode });
