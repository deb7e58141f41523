import { type ForgottenCounts, People, PersonForgetter } from '#api';
import { formatCount, SESSION_KEY_PATTERN, USER_KEY_PATTERN } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { type CliCommand, type CommandCall, OPERATOR_ACTOR, UsageError } from '../command';
import { REASON_OPTION, readReason } from '../reason';
import { CONFIRM_OPTION, requireConfirmation } from '../require-confirmation';

export const forgetCommand: CliCommand = {
  name: 'forget',
  usage: 'KEY | --email ADDRESS [--confirm NAME] [--reason WHY]',
  summary: 'Forgets a person for good: deletes the key of their account, so that their data can no longer be decrypted.',
  details: [
    'KEY is user_{id} or session_{timestamp}_{random}. Servers may run: the person is signed out everywhere.',
    'This deletes the email address, the password, own events, follows and saves, the calendar they subscribed to, the sessions',
    'they signed in from, and their letters in the outbox. The log is not rewritten; it can still be verified and replayed.',
    'The address can register again as a new account. Older copies of the log do not reveal the person either.',
    'A copy of the keys (keys.db, log export --keys) together with a copy of the log does: store them apart, and delete copies of',
    'keys that are older than this. If you restore such a copy here, the next server that starts deletes the key again.',
  ],
  examples: ['forget user_7f3c2a90 --confirm user_7f3c2a90', 'forget --email ada@example.com'],
  options: {
    email: { type: 'string', help: 'the account with this address' },
    confirm: CONFIRM_OPTION,
    reason: REASON_OPTION,
  },
  writes: true,
  run: async (call) => {
    const forgot = await forgetPerson(call);
    if (!forgot) throw new Error('No account or session has this key.');
    return { json: forgot, lines: ['Forgotten.', ...forgetResultLines(forgot)] };
  },
};

const forgetPerson = async (call: CommandCall): Promise<ForgottenCounts | undefined> => {
  const { app, values } = call;
  const [[key], { email }] = [call.positionals, values];
  const [forgetting, reason] = [app.get(PersonForgetter, { strict: false }), readReason({ values })];
  if ((key === undefined) === (typeof email !== 'string')) throw new UsageError('Name one KEY, or an --email ADDRESS.');
  if (key !== undefined && !USER_KEY_PATTERN.test(key) && !SESSION_KEY_PATTERN.test(key))
    throw new UsageError('KEY is session_{timestamp}_{random} or user_{id}.');
  await requireConfirmation(call, key ?? String(email), 'This cannot be undone.');
  if (typeof email === 'string') {
    const people = app.get(People, { strict: false });
    const account = await people.findByAddress(await people.hashAddress(email));
    return account && forgetting.forgetAccount(account.id, OPERATOR_ACTOR, reason);
  }
  if (USER_KEY_PATTERN.test(key!)) return forgetting.forgetAccount(key!.slice('user_'.length), OPERATOR_ACTOR, reason);
  return forgetting.forgetSession(hashedKey(key!), OPERATOR_ACTOR, reason);
};

const forgetResultLines = ({ account, sessions, ownEvents, letters }: ForgottenCounts): string[] =>
  account
    ? [
        `The key is deleted, with ${formatCount(ownEvents, 'own event')}, ${formatCount(sessions, 'session')} and ${formatCount(letters, 'letter')} in the outbox.`,
        'Delete all older copies of the keys.',
      ]
    : ['The follows, saves and subscriptions of this session are deleted.'];
