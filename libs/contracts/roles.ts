/** Roles beyond a resident's. An account may have both. */
export const ROLES = ['operator', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

export const isRole = (word: unknown): word is Role => ROLES.includes(word as Role);

export const sortRoles = (roles: readonly Role[]): Role[] => ROLES.filter((role) => roles.includes(role));

export type OpsMe = { email: string; roles: Role[] };

/** `GET /api/ops/roles`. `isMailboxShown` is true if the holder has proved that mail to the address arrives. */
export type RoleHolder = { id: string; email: string; roles: Role[]; isMailboxShown: boolean };

export const MAX_REASON_LENGTH = 500;
