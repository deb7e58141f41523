import { openAlmanac } from './app';
import { commandLineIn } from './command-line';
import { aProvider } from './provider';
import { keyOf } from './resident';

const PHONE = '(856) 555-0142';
const AGREED = { smsConsentGiven: true, smsRemindersEnabled: true, phoneNumber: PHONE };
const DECLINED = { smsConsentGiven: false, smsRemindersEnabled: false, phoneNumber: null };

describe('The telephone that Nora and Ben share, and that was Eve’s', () => {
  it('ends by its STOP what each agreed to for it, in the history of each, and in that of nobody else', async () => {
    const provider = await aProvider();
    const almanac = await openAlmanac(provider.environment);
    const choose = async (name: string, settings: object) => {
      await almanac.http
        .post(`/api/preferences/${keyOf(name)}/sms-settings`)
        .send(settings)
        .expect(200);
      await almanac.settled();
    };
    const says = async (text: string) => {
      await provider.answered(almanac, '18565550142', text).expect(204);
      await almanac.settled();
    };
    const line = commandLineIn(almanac.dataDirectory);
    /** What ended, the latest last. */
    const ended = async (name: string) => {
      const { history } = JSON.parse((await line('audit', 'preferences', keyOf(name), '--json')).said);
      return (history as { fact: string; what: string }[])
        .map(({ fact, what }) => `${fact} ${what}`)
        .filter((told) => /Stopped|Declined/.test(told));
    };
    const STOPPED = ['NumberStopped STOP from the telephone', 'TextMessagesDeclined by STOP from the telephone'];

    await choose('Eve', AGREED);
    await choose('Eve', DECLINED);
    for (const name of ['Nora', 'Ben']) await choose(name, AGREED);
    await says('YES');
    await says('STOP');
    expect([await ended('Nora'), await ended('Ben'), await ended('Eve')]).toEqual([
      STOPPED,
      STOPPED,
      ['TextMessagesDeclined in the settings'],
    ]);

    await choose('Ben', AGREED);
    await says('STOP');
    expect((await almanac.resident('Ben').preferences()).smsConsentGiven).toBe(false);
    expect(await ended('Ben')).toEqual([...STOPPED, 'TextMessagesDeclined by STOP from the telephone']);
    expect(await ended('Nora')).toEqual(STOPPED);
  });
});
