import type { RoleHolder } from '#libs/contracts';
import { readOutbox, registerAccount, signIn, tokenOf } from './account';
import { type Almanac, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { openMailServer } from './mail-server';
import { keyOf } from './resident';
import { openSmsProvider } from './sms-provider';
import { readFactsOfType } from './staff';

const OLIVE = 'olive@example.com';
const NEW_PASSWORD = 'a password of her own';

const mailEnvironment = (SMTP_URL: string) => ({ SMTP_URL, ALMANAC_URL: 'http://almanac.example.com' });

const askForLetter = (almanac: Almanac) => almanac.http.post('/api/auth/forgot-password').send({ email: OLIVE }).expect(200);
const setPasswordWith = (almanac: Almanac, token: string) =>
  almanac.http.post('/api/auth/reset-password').send({ token, password: NEW_PASSWORD }).expect(200);
const readRoleHolders = async (almanac: Almanac): Promise<RoleHolder[]> =>
  JSON.parse((await openCommandLine(almanac.dataDirectory)('role', 'list', '--json')).output).holders;

describe('Mallory, who registers with the address of Olive before her,', () => {
  it('is granted no role in her place, and Olive is once she has used the letter that reaches her alone', async () => {
    const post = await openMailServer();
    const almanac = await openAlmanac(mailEnvironment(post.url));
    const run = openCommandLine(almanac.dataDirectory, mailEnvironment(post.url));
    const mallory = await registerAccount(almanac, OLIVE);

    const refused = await run('role', 'grant', OLIVE, 'operator');
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.complained).toBe(
      'The mailbox of this account is not proven yet. Let the resident set a new password by "Forgot your password?", which proves the mailbox and ends all other sign-ins, or vouch with --unproven.',
    );
    expect(await readFactsOfType(almanac, 'RoleGranted')).toEqual([]);

    await askForLetter(almanac);
    await setPasswordWith(almanac, tokenOf(await post.letterTo(OLIVE)));
    const { code, output } = await run('role', 'grant', OLIVE, 'operator');
    expect([code, output]).toEqual([0, `${OLIVE} is now an operator.`]);
    await almanac.http.get('/api/ops/me').set('cookie', mallory.cookie).expect(401);
    const olive = await signIn(almanac, OLIVE, undefined, NEW_PASSWORD);
    const { body } = await almanac.http.get('/api/ops/roles').set('cookie', olive.cookie).expect(200);
    expect(body).toEqual([{ id: olive.user.id, email: OLIVE, roles: ['operator'], isMailboxShown: true }]);
    expect(await readFactsOfType(almanac, 'RoleGranted')).toEqual([{ id: olive.user.id, role: 'operator', actor: 'operator' }]);
  });
});

describe('Olive, in a town without a mail server,', () => {
  it('shows nothing by a letter that lies on the server, so that whoever grants her a role vouches for her, which stays on record', async () => {
    const almanac = await openAlmanac();
    const run = openCommandLine(almanac.dataDirectory);
    const { user } = await registerAccount(almanac, OLIVE);
    await askForLetter(almanac);
    await almanac.waitUntilSettled();
    await setPasswordWith(almanac, tokenOf(readOutbox(almanac)[0]!));

    const { code, output } = await run('role', 'grant', OLIVE, 'operator', '--reason', 'She came by');
    expect([code, output]).toEqual([
      0,
      `${OLIVE} is now an operator. The mailbox is not proven: it is recorded that you vouch for it.`,
    ]);
    const granted = { id: user.id, role: 'operator', reason: 'She came by', unproven: true, actor: 'operator' };
    expect(await readFactsOfType(almanac, 'RoleGranted')).toEqual([granted]);
    expect((await run('role', 'list')).output.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['email', 'roles', 'mailbox'],
      [OLIVE, 'operator', 'not proven'],
    ]);
    expect((await run('role', 'grant', OLIVE, 'operator')).output).toBe(`${OLIVE} is already an operator.`);
  });

  it('is told to have shown it from then on when the town sends letters', async () => {
    const dark = await openAlmanac();
    await registerAccount(dark, OLIVE);
    await openCommandLine(dark.dataDirectory)('role', 'grant', OLIVE, 'auditor');
    await dark.close();
    const post = await openMailServer();
    const almanac = await openAlmanac({ ALMANAC_DATA_DIR: dark.dataDirectory, ...mailEnvironment(post.url) });
    expect((await readRoleHolders(almanac)).map(({ isMailboxShown }) => isMailboxShown)).toEqual([false]);
    await askForLetter(almanac);
    await setPasswordWith(almanac, tokenOf(await post.letterTo(OLIVE)));
    expect((await readRoleHolders(almanac)).map(({ isMailboxShown }) => isMailboxShown)).toEqual([true]);
  });
});

const PHONE = '(856) 555-0142';
const CONSENT_GIVEN = { smsConsentGiven: true, smsRemindersEnabled: true, phoneNumber: PHONE };
const CONSENT_DECLINED = { smsConsentGiven: false, smsRemindersEnabled: false, phoneNumber: null };

describe('The telephone that Nora and Ben share, and that was Eve’s', () => {
  it('ends by its STOP what each agreed to for it, in the history of each, and in that of nobody else', async () => {
    const provider = await openSmsProvider();
    const almanac = await openAlmanac(provider.environment);
    const choose = async (name: string, settings: object) => {
      await almanac.http
        .post(`/api/preferences/${keyOf(name)}/sms-settings`)
        .send(settings)
        .expect(200);
      await almanac.waitUntilSettled();
    };
    const says = async (text: string) => {
      await provider.receiveReply(almanac, '18565550142', text).expect(204);
      await almanac.waitUntilSettled();
    };
    const line = openCommandLine(almanac.dataDirectory);
    /** The latest last. */
    const readEndedConsents = async (name: string) => {
      const { history } = JSON.parse((await line('audit', 'preferences', keyOf(name), '--json')).output);
      return (history as { fact: string; what: string }[])
        .map(({ fact, what }) => `${fact} ${what}`)
        .filter((message) => /Stopped|Declined/.test(message));
    };
    const STOPPED = ['NumberStopped STOP from the telephone', 'TextMessagesDeclined by STOP from the telephone'];

    await choose('Eve', CONSENT_GIVEN);
    await choose('Eve', CONSENT_DECLINED);
    for (const name of ['Nora', 'Ben']) await choose(name, CONSENT_GIVEN);
    await says('YES');
    await says('STOP');
    expect([await readEndedConsents('Nora'), await readEndedConsents('Ben'), await readEndedConsents('Eve')]).toEqual([
      STOPPED,
      STOPPED,
      ['TextMessagesDeclined in the settings'],
    ]);

    await choose('Ben', CONSENT_GIVEN);
    await says('STOP');
    expect((await almanac.resident('Ben').preferences()).smsConsentGiven).toBe(false);
    expect(await readEndedConsents('Ben')).toEqual([...STOPPED, 'TextMessagesDeclined by STOP from the telephone']);
    expect(await readEndedConsents('Nora')).toEqual(STOPPED);
  });
});
