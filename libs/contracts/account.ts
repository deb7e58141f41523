import type { Role } from './roles';

/** An account. Its preferences are stored under `user_{id}`. Most accounts have no role. */
export type User = { id: string; email: string; roles: Role[] };

export type SignedInUser = { user: User };

/** The password is correct, but nobody is signed in until a code is sent. */
export type CodeRequired = { user: null; asks: 'code' };

/** `GET /api/auth/me`: null when the caller is not signed in. */
export type CurrentUser = { user: User | null };

export type ResetTokenState = { valid: boolean };

/** What a mailed link does: `change` confirms the new email address, `undo` restores the former one. */
export type EmailLinkPurpose = 'change' | 'undo';

/** `GET /api/auth/verify-email-token?token=`: null for an invalid or expired link. */
export type EmailLinkState = { does: EmailLinkPurpose | null };

export type MessageResponse = { message: string };
