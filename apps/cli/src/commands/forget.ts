import { type ForgottenCounts, People, PersonForgetter } from '#api';
import { SESSION_KEY_PATTERN, USER_KEY_PATTERN } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { type CliCommand, type CommandCall, OPERATOR_ACTOR, UsageError } from '../command';
import { REASON_OPTION, reasonOf } from '../reason';
import { CONFIRM_OPTION, requireConfirmation } from '../require-confirmation';

export const forgetCommand: CliCommand = {
  name: 'forget',
  usage: 'KEY | --email ADDRESS [--confirm NAME] [--reason WHY]',
  summary:
    'Forgets somebody for ever: destroys the key of their account, so that nobody can read any more who they are and what they kept.',
  details: [
    'KEY is user_{id} or session_{timestamp}_{random}. Servers may run: whoever it was is signed out everywhere.',
    'Gone are the email address, the password, the events of their own, follows and saves, the calendar they subscribed to, the',
    'sessions they signed in from, and letters to them in the outbox. The log is not rewritten; it can be verified and replayed.',
    'Their address may register again, as somebody new. Copies of the log, of whatever age, tell nothing about them either.',
    'A copy of the keys (keys.db, log export --keys) does, to whoever has a copy of the log too: keep those apart, and delete those',
    'that are older than this. One that is brought back here has the key destroyed again, when the next server starts on it.',
  ],
  examples: ['forget user_7f3c2a90 --confirm user_7f3c2a90', 'forget --email ada@example.com'],
  options: {
    email: { type: 'string', help: 'whoever has an account with this address' },
    confirm: CONFIRM_OPTION,
    reason: REASON_OPTION,
  },
  writes: true,
  run: async (call) => {
    const forgot = await forgetPerson(call);
    if (!forgot) throw new Error('Nobody is known by this, or nobody any more.');
    return { json: forgot, lines: ['Forgotten.', ...forgetResultLines(forgot)] };
  },
};

const forgetPerson = async (call: CommandCall): Promise<ForgottenCounts | undefined> => {
  const { app, values } = call;
  const [[key], { email }] = [call.positionals, values];
  const [forgetting, reason] = [app.get(PersonForgetter, { strict: false }), reasonOf({ values })];
  if ((key === undefined) === (typeof email !== 'string')) throw new UsageError('Name one KEY, or an --email ADDRESS.');
  if (key !== undefined && !USER_KEY_PATTERN.test(key) && !SESSION_KEY_PATTERN.test(key))
    throw new UsageError('KEY is session_{timestamp}_{random} or user_{id}.');
  await requireConfirmation(call, key ?? String(email), 'Nobody can undo this.');
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
        `Their key is destroyed. With it went of their own events ${ownEvents}, of their sessions ${sessions}, of letters in the outbox ${letters}.`,
        'Delete the copies of keys that were made before.',
      ]
    : ['What was followed, saved and subscribed to in this session is gone.'];
