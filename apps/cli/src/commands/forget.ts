import { Forgetting, type Forgot, People } from '#api';
import { SESSION_KEY, USER_KEY } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { type Call, type CliCommand, OPERATOR, Usage } from '../command';
import { CONFIRM, confirmed } from '../confirming';
import { REASON, reasonOf } from '../reason';

export const forget: CliCommand = {
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
  options: { email: { type: 'string', help: 'whoever has an account with this address' }, confirm: CONFIRM, reason: REASON },
  writes: true,
  run: async (call) => {
    const forgot = await forgotten(call);
    if (!forgot) throw new Error('Nobody is known by this, or nobody any more.');
    return { json: forgot, lines: ['Forgotten.', ...toldOf(forgot)] };
  },
};

const forgotten = async (call: Call): Promise<Forgot | undefined> => {
  const { app, values } = call;
  const [[key], { email }] = [call.positionals, values];
  const [forgetting, reason] = [app.get(Forgetting, { strict: false }), reasonOf({ values })];
  if ((key === undefined) === (typeof email !== 'string')) throw new Usage('Name one KEY, or an --email ADDRESS.');
  if (key !== undefined && !USER_KEY.test(key) && !SESSION_KEY.test(key))
    throw new Usage('KEY is session_{timestamp}_{random} or user_{id}.');
  await confirmed(call, key ?? String(email), 'Nobody can undo this.');
  if (typeof email === 'string') {
    const people = app.get(People, { strict: false });
    const account = await people.at(await people.addressOf(email));
    return account && forgetting.account(account.id, OPERATOR, reason);
  }
  if (USER_KEY.test(key!)) return forgetting.account(key!.slice('user_'.length), OPERATOR, reason);
  return forgetting.session(hashedKey(key!), OPERATOR, reason);
};

const toldOf = ({ account, sessions, ownEvents, letters }: Forgot): string[] =>
  account
    ? [
        `Their key is destroyed. With it went of their own events ${ownEvents}, of their sessions ${sessions}, of letters in the outbox ${letters}.`,
        'Delete the copies of keys that were made before.',
      ]
    : ['What was followed, saved and subscribed to in this session is gone.'];
