import type { Role } from './roles';

/** Somebody with an account. What they follow and have saved stands under `user_{id}`; most hold no role. */
export type User = { id: string; email: string; roles: Role[] };

/**
 * `POST /api/auth/register` and `/login`. What the session followed and saved joins the account. Answers `SignedInUser`; `/login` of an
 * account with a second factor `CodeAsked`, until there is a `code` with it.
 */
export type SignInRequest = { email: string; password: string; sessionId?: string; code?: string };

export type SignedInUser = { user: User };

/** The password is right, and nobody has signed in yet. */
export type CodeAsked = { user: null; asks: 'code' };

/** `GET /api/auth/me`: null for whoever has not signed in. */
export type CurrentUser = { user: User | null };

/** `POST /api/auth/forgot-password`. Answers `Told`, alike whether or not there is such an account. */
export type ForgotPasswordRequest = { email: string };

/** `GET /api/auth/verify-reset-token?token=` */
export type ResetTokenState = { valid: boolean };

/** `POST /api/auth/reset-password`: signs out everywhere. Answers `Told`. */
export type ResetPasswordRequest = { token: string; password: string };

/** `POST /api/me/password`: signs out on all other devices. `code` where the account asks for one. */
export type ChangePasswordRequest = { password: string; newPassword: string; code?: string };

/** `POST /api/me/email`: sends a letter with a link to `email`. Answers `Told`, alike whether or not it belongs to an account. */
export type ChangeEmailRequest = { email: string; password: string; code?: string };

/** What a link in a letter about an email address does: it proves the new one, or takes the former one back. */
export type EmailLinkPurpose = 'change' | 'undo';

/** `GET /api/auth/verify-email-token?token=`: null for a link that is no good. */
export type EmailLinkState = { does: EmailLinkPurpose | null };

/** `POST /api/auth/use-email-token`. Answers `Told`. */
export type EmailLinkRequest = { token: string };

/** `POST /api/me/forget`: with the password, so that nobody does who only found the device. */
export type ForgetMeRequest = { password: string };

/** A sentence for the person who asked. */
export type Told = { message: string };
