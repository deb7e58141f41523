import { RoleGranter } from '#api';
import { isRole, ROLES, type Role } from '#libs/contracts';
import { type CliCommand, type CommandCall, type CommandOutcome, OPERATOR_ACTOR, UsageError } from '../command';
import { REASON_OPTION, reasonOf, requireReason } from '../reason';
import { formatTable } from '../table';

/** Equals `ROLES`, whose library would be loaded for every `--help`. */
const ROLE_WORDS = 'operator|auditor';

const grantCommand: CliCommand = {
  name: 'role grant',
  usage: `EMAIL ${ROLE_WORDS} [--revoke] [--reason WHY] [--unproven]`,
  summary: 'Lets whoever has an account with this address look after the calendar, or look into what was recorded.',
  details: [
    'Operators see and do what stands under /ops in the browser; auditors read there what was recorded of whom.',
    'Who registers has not shown that the address is theirs. Let them set a new password by letter first: that shows it, and signs out everybody else.',
    'Where that cannot be, say --unproven; without a mail server it is always so: it is recorded, and told by `role list`, that the address was not shown.',
  ],
  examples: [
    'role grant nora.whitlock@example.com operator',
    'role grant nora.whitlock@example.com operator --revoke --reason "Her term has ended"',
  ],
  offers: ROLE_WORDS.split('|'),
  options: {
    revoke: { type: 'boolean', help: 'takes the role back, as `role revoke` does, for a --reason' },
    reason: REASON_OPTION,
    unproven: { type: 'boolean', help: 'also to somebody who has not shown that the address is theirs: you vouch for them' },
  },
  writes: true,
  run: async (call) => (call.values['revoke'] === true ? revokeRole(call) : grantRole(call)),
};

const revokeCommand: CliCommand = {
  name: 'role revoke',
  usage: `EMAIL ${ROLE_WORDS} --reason WHY`,
  summary: 'Takes a role back: from then on whoever held it is answered nothing under /ops, wherever they are signed in.',
  examples: ['role revoke nora.whitlock@example.com auditor --reason "Her term has ended"'],
  offers: ROLE_WORDS.split('|'),
  options: { reason: REASON_OPTION },
  writes: true,
  run: async (call) => revokeRole(call),
};

const listCommand: CliCommand = {
  name: 'role list',
  usage: '',
  summary: 'Shows who holds which role, and whether they have shown that they read what is sent to their address.',
  examples: ['role list'],
  run: async ({ app }) => {
    const holders = await app.get(RoleGranter, { strict: false }).holders();
    const lines = formatTable(
      ['email', 'roles', 'mailbox'],
      holders.map(({ email, roles, isMailboxShown }) => [email, roles.join(', '), isMailboxShown ? 'shown' : 'not shown']),
    );
    return { json: { holders }, lines: holders.length > 0 ? lines : ['Nobody holds a role.'] };
  },
};

export const roleCommands = [grantCommand, revokeCommand, listCommand];

const grantRole = async (call: CommandCall): Promise<CommandOutcome> => {
  const { email, role } = parseRoleArguments(call);
  const grounds = { reason: reasonOf(call), ...(call.values['unproven'] === true && { unproven: true as const }) };
  const { changed, unproven } = await call.app.get(RoleGranter, { strict: false }).grant(email, role, OPERATOR_ACTOR, grounds);
  const outcome = changed ? `is ${ROLE_WITH_ARTICLE[role]} now` : `was ${ROLE_WITH_ARTICLE[role]} already`;
  const how = unproven ? ' Nobody has shown that letters to this address reach them: it is recorded that you vouch for it.' : '';
  return { json: { email, role, granted: changed, unproven }, lines: [`${email} ${outcome}.${how}`] };
};

const revokeRole = async (call: CommandCall): Promise<CommandOutcome> => {
  const [{ email, role }, reason] = [parseRoleArguments(call), requireReason(call, 'Her term has ended')];
  const { changed } = await call.app.get(RoleGranter, { strict: false }).revoke(email, role, OPERATOR_ACTOR, reason);
  const outcome = changed ? `is ${ROLE_WITH_ARTICLE[role]} no more` : `was not ${ROLE_WITH_ARTICLE[role]}`;
  return { json: { email, role, revoked: changed }, lines: [`${email} ${outcome}.`] };
};

const parseRoleArguments = ({ positionals: [email, role] }: CommandCall): Readonly<{ email: string; role: Role }> => {
  if (!isRole(role)) throw new UsageError(`A role is ${ROLES.join(' or ')}.`);
  return { email: email!, role };
};

const ROLE_WITH_ARTICLE: Readonly<Record<Role, string>> = { operator: 'an operator', auditor: 'an auditor' };
