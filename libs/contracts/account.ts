import type { Role } from './roles';

/** Somebody with an account. What they follow and have saved stands under `user_{id}`; most hold no role. */
export type User = { id: string; email: string; roles: Role[] };

export type SignedInUser = { user: User };

/** The password is right, and nobody has signed in yet. */
export type CodeAsked = { user: null; asks: 'code' };

/** `GET /api/auth/me`: null for whoever has not signed in. */
export type CurrentUser = { user: User | null };

/** `GET /api/auth/verify-reset-token?token=` */
export type ResetTokenState = { valid: boolean };

/** What a link in a letter about an email address does: it proves the new one, or takes the former one back. */
export type EmailLinkPurpose = 'change' | 'undo';

/** `GET /api/auth/verify-email-token?token=`: null for a link that is no good. */
export type EmailLinkState = { does: EmailLinkPurpose | null };

/** A sentence for the person who asked. */
export type Told = { message: string };
