import { isRole, ROLES, type Role } from '#libs/contracts';
import { Granting } from '../../../api/src/accounts/granting';
import { type Call, type CliCommand, OPERATOR, type Outcome, Usage } from '../command';
import { REASON, reasonFor, reasonOf } from '../reason';
import { table } from '../table';

const grant: CliCommand = {
  name: 'role grant',
  usage: `EMAIL ${ROLES.join('|')} [--revoke] [--reason WHY]`,
  summary: 'Lets whoever has an account with this address look after the calendar, or look into what was recorded.',
  details: [
    'Operators see and do what stands under /ops in the browser; auditors read there what was recorded of whom.',
    'Who registers proves nobody that the address is theirs: let them set a new password by letter first, which signs out everybody else.',
  ],
  examples: [
    'role grant nora.whitlock@example.com operator',
    'role grant nora.whitlock@example.com operator --revoke --reason "Her term has ended"',
  ],
  offers: ROLES,
  options: { revoke: { type: 'boolean', help: 'takes the role back, as `role revoke` does, for a --reason' }, reason: REASON },
  writes: true,
  run: async (call) => (call.values['revoke'] === true ? revoked(call) : granted(call)),
};

const revoke: CliCommand = {
  name: 'role revoke',
  usage: `EMAIL ${ROLES.join('|')} --reason WHY`,
  summary: 'Takes a role back: from then on whoever held it is answered nothing under /ops, wherever they are signed in.',
  examples: ['role revoke nora.whitlock@example.com auditor --reason "Her term has ended"'],
  offers: ROLES,
  options: { reason: REASON },
  writes: true,
  run: async (call) => revoked(call),
};

const list: CliCommand = {
  name: 'role list',
  usage: '',
  summary: 'Shows who holds which role.',
  examples: ['role list'],
  run: async ({ app }) => {
    const holders = await app.get(Granting, { strict: false }).holders();
    const lines = table(
      ['email', 'roles'],
      holders.map(({ email, roles }) => [email, roles.join(', ')]),
    );
    return { json: { holders }, lines: holders.length > 0 ? lines : ['Nobody holds a role.'] };
  },
};

export const roleCommands = [grant, revoke, list];

const granted = async (call: Call): Promise<Outcome> => {
  const { email, role } = meantBy(call);
  const { changed } = await call.app.get(Granting, { strict: false }).grant(email, role, OPERATOR, reasonOf(call));
  const now = changed ? 'is' : 'was';
  return {
    json: { email, role, granted: changed },
    lines: [`${email} ${now} ${WITH_ARTICLE[role]}${changed ? ' now' : ' already'}.`],
  };
};

const revoked = async (call: Call): Promise<Outcome> => {
  const [{ email, role }, reason] = [meantBy(call), reasonFor(call, 'Her term has ended')];
  const { changed } = await call.app.get(Granting, { strict: false }).revoke(email, role, OPERATOR, reason);
  const told = changed ? `is ${WITH_ARTICLE[role]} no more` : `was not ${WITH_ARTICLE[role]}`;
  return { json: { email, role, revoked: changed }, lines: [`${email} ${told}.`] };
};

const meantBy = ({ positionals: [email, role] }: Call): Readonly<{ email: string; role: Role }> => {
  if (!isRole(role)) throw new Usage(`A role is ${ROLES.join(' or ')}.`);
  return { email: email!, role };
};

const WITH_ARTICLE: Readonly<Record<Role, string>> = { operator: 'an operator', auditor: 'an auditor' };
