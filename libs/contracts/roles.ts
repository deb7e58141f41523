/** What somebody may do beyond what residents may. An account may hold both. */
export const ROLES = ['operator', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

export const isRole = (word: unknown): word is Role => ROLES.includes(word as Role);

/** In the order of `ROLES`, whichever was granted first. */
export const inOrder = (roles: readonly Role[]): Role[] => ROLES.filter((role) => roles.includes(role));

/** `GET /api/ops/me`: for whoever holds a role. */
export type OpsMe = { email: string; roles: Role[] };

/** `GET /api/ops/roles`: who holds one, by e-mail address, and whether they have shown that they read what is sent there. */
export type RoleHolder = { id: string; email: string; roles: Role[]; isMailboxShown: boolean };

/** How many letters a written reason may have. */
export const LONGEST_REASON = 500;
