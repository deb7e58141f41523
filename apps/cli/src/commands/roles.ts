import { RoleGranter } from '#api';
import { isRole, ROLES, type Role } from '#libs/contracts';
import { type CliCommand, type CommandCall, type CommandOutcome, OPERATOR_ACTOR, UsageError } from '../command';
import { REASON_OPTION, readReason, requireReason } from '../reason';
import { formatTable } from '../table';

/** Equals `ROLES`, whose library would be loaded for every `--help`. */
const ROLE_WORDS = 'operator|auditor';

const grantCommand: CliCommand = {
  name: 'role grant',
  usage: `EMAIL ${ROLE_WORDS} [--revoke] [--reason WHY] [--unproven]`,
  summary: 'Makes the account with this address an operator, who manages the calendar, or an auditor, who reads the audit trail.',
  details: [
    'Operators work under /ops in the browser; auditors read there what was recorded about residents.',
    'Registering does not prove the mailbox. Let the resident set a new password by letter first: that proves it, and ends all other sessions.',
    'If that is not possible, use --unproven. Without a mail server this is always so. It is recorded, and `role list` shows it, that the mailbox was not proven.',
  ],
  examples: [
    'role grant nora.whitlock@example.com operator',
    'role grant nora.whitlock@example.com operator --revoke --reason "Her term has ended"',
  ],
  offers: ROLE_WORDS.split('|'),
  options: {
    revoke: { type: 'boolean', help: 'takes the role away, as `role revoke` does; needs a --reason' },
    reason: REASON_OPTION,
    unproven: { type: 'boolean', help: 'also grants the role to an account whose mailbox is not proven: you vouch for it' },
  },
  writes: true,
  run: async (call) => (call.values['revoke'] === true ? revokeRole(call) : grantRole(call)),
};

const revokeCommand: CliCommand = {
  name: 'role revoke',
  usage: `EMAIL ${ROLE_WORDS} --reason WHY`,
  summary: 'Takes a role away: the account loses access to /ops at once, in every session.',
  examples: ['role revoke nora.whitlock@example.com auditor --reason "Her term has ended"'],
  offers: ROLE_WORDS.split('|'),
  options: { reason: REASON_OPTION },
  writes: true,
  run: async (call) => revokeRole(call),
};

const listCommand: CliCommand = {
  name: 'role list',
  usage: '',
  summary: 'Shows which accounts have which role, and whether their mailbox is proven.',
  examples: ['role list'],
  run: async ({ app }) => {
    const holders = await app.get(RoleGranter, { strict: false }).holders();
    const lines = formatTable(
      ['email', 'roles', 'mailbox'],
      holders.map(({ email, roles, isMailboxShown }) => [email, roles.join(', '), isMailboxShown ? 'proven' : 'not proven']),
    );
    return { json: { holders }, lines: holders.length > 0 ? lines : ['No account has a role.'] };
  },
};

export const roleCommands = [grantCommand, revokeCommand, listCommand];

const grantRole = async (call: CommandCall): Promise<CommandOutcome> => {
  const { email, role } = parseRoleArguments(call);
  const grounds = { reason: readReason(call), ...(call.values['unproven'] === true && { unproven: true as const }) };
  const { changed, unproven } = await call.app.get(RoleGranter, { strict: false }).grant(email, role, OPERATOR_ACTOR, grounds);
  const outcome = changed ? `is now ${ROLE_WITH_ARTICLE[role]}` : `is already ${ROLE_WITH_ARTICLE[role]}`;
  const how = unproven ? ' The mailbox is not proven: it is recorded that you vouch for it.' : '';
  return { json: { email, role, granted: changed, unproven }, lines: [`${email} ${outcome}.${how}`] };
};

const revokeRole = async (call: CommandCall): Promise<CommandOutcome> => {
  const [{ email, role }, reason] = [parseRoleArguments(call), requireReason(call, 'Her term has ended')];
  const { changed } = await call.app.get(RoleGranter, { strict: false }).revoke(email, role, OPERATOR_ACTOR, reason);
  const outcome = changed ? `is no longer ${ROLE_WITH_ARTICLE[role]}` : `was not ${ROLE_WITH_ARTICLE[role]}`;
  return { json: { email, role, revoked: changed }, lines: [`${email} ${outcome}.`] };
};

const parseRoleArguments = ({ positionals: [email, role] }: CommandCall): Readonly<{ email: string; role: Role }> => {
  if (!isRole(role)) throw new UsageError(`A role is ${ROLES.join(' or ')}.`);
  return { email: email!, role };
};

const ROLE_WITH_ARTICLE: Readonly<Record<Role, string>> = { operator: 'an operator', auditor: 'an auditor' };
