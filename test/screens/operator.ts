import type { BrowserContext } from 'playwright-core';
import type { Role } from '#libs/contracts';
import { RoleGranter } from '../../apps/api/src/accounts/role-granter';
import { signUp } from './account';
import type { Screens } from './browser';

type VisitorOptions = Parameters<Screens['openVisitor']>[0];

let accountCount = 0;

const visitorWithRole =
  (role: Role) =>
  async (screens: Screens, looks: VisitorOptions = {}): Promise<BrowserContext> => {
    const context = await screens.openVisitor(looks);
    const email = `${role}-${++accountCount}@example.com`;
    await signUp(context, email);
    await screens.almanac().app.get(RoleGranter, { strict: false }).grant(email, role, 'operator', { unproven: true });
    return context;
  };

export const openOperator = visitorWithRole('operator');
export const openAuditor = visitorWithRole('auditor');
