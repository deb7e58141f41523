import { setImmediate } from 'node:timers/promises';
import { SchedulerRegistry } from '@nestjs/schedule';
import type { Preferences, Reminder, TownEvent } from '#libs/contracts';
import { WithdrawEvent } from '#libs/domain';
import { BEGINNING, EventStore } from '#libs/event-sourcing';
import { PushFailure, PushService } from '#libs/integrations';
import { readOutbox, registerAccount } from './account';
import { type Almanac, createDataDirectory, openAlmanac } from './app';
import { onFiles } from './engines/test-servers';
import { startServer } from './fixtures/start-program';
import { publish } from './publishing';
import type { Resident } from './resident';
import { openSmsProvider } from './sms-provider';

const EVENT_START = '2026-11-20T18:00:00-05:00';
const HOUR_MS = 3_600_000;
const hoursBefore = (hours: number, begins = EVENT_START) => new Date(Date.parse(begins) - hours * HOUR_MS).toISOString();
const PHONE = '(856) 555-0142';
const [BROWSER, OLD_BROWSER] = ['https://push.example.com/7', 'https://push.example.com/6'];
const BROWSER_KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

const openTown = (ALMANAC_DATA_DIR = createDataDirectory(), environment = {}) =>
  openAlmanac({ ALMANAC_DATA_DIR, ...environment });

const publishLightUpNight = (almanac: Almanac, about = {}) =>
  publish(almanac, 'Light Up Night', { startTime: EVENT_START, time: '6:00 PM', location: 'Main Street', ...about });

const toReminderRequest = (eventId: number, about: object = {}) => ({
  ...{ eventId, eventName: 'Light Up Night', reminderType: 'browser', reminderTime: hoursBefore(1), sent: false },
  ...about,
});

const setReminder = ({ http }: Almanac, { key }: Pick<Resident, 'key'>, eventId: number, about: object = {}) =>
  http.post('/api/reminders').send({ ...toReminderRequest(eventId, about), sessionId: key });

const remindersOf = ({ read }: Almanac, { key }: Pick<Resident, 'key'>) => read<Reminder[]>(`/api/reminders/${key}`);

const pollUntil = async <T>(ask: () => Promise<T>, isIt: (found: T) => boolean): Promise<T> => {
  for (;;) {
    const found = await ask();
    if (isIt(found)) return found;
    await setImmediate();
  }
};

const enableTextMessages = async (almanac: Almanac, { key }: Resident, provider: Awaited<ReturnType<typeof openSmsProvider>>) => {
  const settings = { smsConsentGiven: true, smsRemindersEnabled: true, phoneNumber: PHONE };
  await almanac.http.post(`/api/preferences/${key}/sms-settings`).send(settings).expect(200);
  await almanac.waitUntilSettled();
  await provider.receiveReply(almanac, '18565550142', 'Yes').expect(204);
};

const SMS_REMINDER = { reminderType: 'sms', phoneNumber: PHONE };

describe('Nora, who wants to be reminded', () => {
  it('is reminded in the open page, by one of her pages', async () => {
    const folder = createDataDirectory();
    const almanac = await openTown(folder);
    const [nora, event] = [almanac.resident('Nora'), await publishLightUpNight(almanac)];
    const { body } = await setReminder(almanac, nora, event).expect(201);
    expect(body).toEqual({ id: expect.any(String), reminderTime: hoursBefore(1) });
    expect(await setReminder(almanac, nora, event).expect(201)).toMatchObject({ body });
    expect(await remindersOf(almanac, nora)).toEqual([
      {
        ...{ id: body.id, eventId: event, eventName: 'Light Up Night', reminderTime: hoursBefore(1), reminderType: 'browser' },
        ...{ eventTime: 'Friday, November 20, 6:00 PM', minutesBefore: 60, state: 'waiting' },
      },
    ]);
    const timeouts = async () => almanac.app.get(SchedulerRegistry).getTimeouts();
    await pollUntil(timeouts, (names) => names.includes('reminders'));
    await almanac.close();

    const later = await openTown(folder, { ALMANAC_NOW: hoursBefore(1) });
    await pollUntil(
      () => remindersOf(later, nora),
      ([one]) => one?.state === 'due',
    );
    const markSeen = () => later.http.post(`/api/reminders/${body.id}/seen`).send({ sessionId: nora.key }).expect(200);
    expect((await markSeen()).body).toEqual({ first: true });
    expect((await markSeen()).body).toEqual({ first: false });
    expect(await remindersOf(later, nora)).toEqual([]);
  });

  it('is not told at night that a day lies ahead: what lasts all day begins at nine', async () => {
    const almanac = await openTown();
    const nora = almanac.resident('Nora');
    const fair = await publish(almanac, 'Fair', { date: '2026-11-22', time: 'All Day' });
    await setReminder(almanac, nora, fair, { reminderTime: '2026-11-22T08:00:00-05:00' }).expect(201);
    expect(
      (await setReminder(almanac, nora, fair, { reminderTime: '2026-11-22T09:30:00-05:00' }).expect(400)).body.message,
    ).toMatch(/begun/);
  });

  it.each<[string, object, number, RegExp]>([
    ['a time that has passed', { reminderTime: hoursBefore(8) }, 400, /reminderTime has passed already/],
    ['a time after it has begun', { reminderTime: hoursBefore(-1) }, 400, /reminderTime must not be after/],
    ['a time months ahead', { reminderTime: '2026-01-01T00:00:00Z' }, 400, /reminderTime/],
    ['no time', { reminderTime: 'soon' }, 400, /reminderTime/],
    ['another way', { reminderType: 'letter' }, 400, /reminderType/],
    ['no event', { eventId: 4 }, 404, /no such event/],
    ['no telephone', { reminderType: 'sms' }, 400, /phoneNumber/],
    ['half a number', { reminderType: 'sms', phoneNumber: '555' }, 400, /phoneNumber/],
    ['a telephone without consent', SMS_REMINDER, 409, /enable SMS reminders in Settings/],
    ['one that was sent', { sent: true }, 400, /sent/],
    ['the key of nobody', { sessionId: 'me' }, 400, /sessionId/],
  ])('is told what is wrong with %s', async (_, about, status, message) => {
    const almanac = await openTown();
    const event = await publishLightUpNight(almanac);
    const body = { ...toReminderRequest(event), sessionId: almanac.resident('Nora').key, ...about };
    const answer = await almanac.http.post('/api/reminders').send(body);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(message)]);
  });

  it('is reminded of an event that moves as long ahead of it, and is told when it is cancelled or withdrawn', async () => {
    const folder = createDataDirectory();
    const almanac = await openTown(folder);
    const [nora, event] = [almanac.resident('Nora'), await publishLightUpNight(almanac)];
    const other = await publish(almanac, 'Chess', { startTime: EVENT_START, time: '6:00 PM' });
    await setReminder(almanac, nora, event).expect(201);
    await setReminder(almanac, nora, other).expect(201);
    await publishLightUpNight(almanac, { startTime: '2026-11-21T16:00:00-05:00', date: '2026-11-21', time: '4:00 PM' });
    await pollUntil(
      () => remindersOf(almanac, nora),
      (all) => all.some(({ reminderTime }) => reminderTime === hoursBefore(1, '2026-11-21T16:00:00-05:00')),
    );
    await publishLightUpNight(almanac, {
      startTime: '2026-11-21T16:00:00-05:00',
      date: '2026-11-21',
      time: '4:00 PM',
      status: 'cancelled',
    });
    await almanac.issue(WithdrawEvent, { id: other });
    const reminders = await pollUntil(
      () => remindersOf(almanac, nora),
      (all) => all.length === 2 && all.every(({ state }) => state === 'dropped'),
    );
    for (const { id } of reminders)
      await almanac.http.post(`/api/reminders/${id}/seen`).send({ sessionId: nora.key }).expect(200, { first: true });
    expect(await remindersOf(almanac, nora)).toEqual([]);
    await setReminder(almanac, nora, event, { reminderTime: hoursBefore(1, '2026-11-21T16:00:00-05:00') }).expect(409);
  });

  it('takes one back, which nobody else can', async () => {
    const almanac = await openTown();
    const [nora, ben, event] = [almanac.resident('Nora'), almanac.resident('Ben'), await publishLightUpNight(almanac)];
    const { id } = (await setReminder(almanac, nora, event).expect(201)).body;
    for (const [method, path] of [
      ['delete', ''],
      ['post', '/seen'],
    ] as const)
      await almanac.http[method](`/api/reminders/${id}${path}`).send({ sessionId: ben.key }).expect(404);
    expect(await remindersOf(almanac, ben)).toEqual([]);
    await almanac.http.delete(`/api/reminders/${id}`).send({ sessionId: nora.key }).expect(204);
    expect(await remindersOf(almanac, nora)).toEqual([]);
  });

  it('is reminded of an event of her own, of which nobody else learns', async () => {
    const almanac = await openTown();
    const [nora, ben] = [await registerAccount(almanac, 'nora@example.com'), await registerAccount(almanac, 'ben@example.com')];
    const dentist = { name: 'Dentist', date: '2026-11-24', startTime: '2026-11-24T15:45:00-05:00' };
    const { id } = (await almanac.http.post('/api/events/user').set('cookie', nora.cookie).send(dentist).expect(201)).body;
    const request = toReminderRequest(id, { reminderTime: hoursBefore(1, dentist.startTime) });
    await almanac.http.post('/api/reminders').set('cookie', ben.cookie).send(request).expect(404);
    await almanac.http.post('/api/reminders').send(request).expect(404);
    await almanac.http.post('/api/reminders').set('cookie', nora.cookie).send(request).expect(201);
    const mine = () => almanac.http.get(`/api/reminders/${nora.key}`).set('cookie', nora.cookie);
    expect((await mine()).body).toMatchObject([{ eventName: 'Dentist', state: 'waiting' }]);
    await almanac.http.get(`/api/reminders/${nora.key}`).set('cookie', ben.cookie).expect(403);
    const log = JSON.stringify((await almanac.app.get(EventStore).readAll(BEGINNING, 1_000)).facts);
    expect(log).not.toContain('Dentist');

    await almanac.http.delete(`/api/events/user/${id}`).set('cookie', nora.cookie).send({}).expect(204);
    await pollUntil(mine, ({ body }) => body.length === 0);
    expect(await readFactsOfTypes(almanac, ['ReminderCalledOff', 'ReminderGiven'])).toEqual([]);
  });

  it('is reminded of each lesson of a series where it is by now, and told nothing of what she did to it herself', async () => {
    const almanac = await openTown();
    const nora = await registerAccount(almanac, 'nora@example.com');
    const piano = (date: string) => ({ name: 'Piano', date, startTime: `${date}T18:00:00-05:00`, recurrence: 'FREQ=WEEKLY' });
    const as = nora.cookie;
    const { id } = (await almanac.http.post('/api/events/user').set('cookie', as).send(piano('2026-11-27')).expect(201)).body;
    const lessons = async () =>
      (await almanac.http.get(`/api/events/user/${nora.key}`).set('cookie', as).expect(200)).body.slice(0, 3) as TownEvent[];
    const remind = async ({ id: eventId, startTime }: TownEvent) =>
      (
        await almanac.http
          .post('/api/reminders')
          .set('cookie', as)
          .send(toReminderRequest(eventId, { reminderTime: hoursBefore(1, startTime) }))
      ).body.id;
    const mine = async (): Promise<Reminder[]> => (await almanac.http.get(`/api/reminders/${nora.key}`).set('cookie', as)).body;
    const times = (days: string[]) => days.map((day) => hoursBefore(1, `${day}T18:00:00-05:00`));
    const standAt = (days: string[]) =>
      pollUntil(mine, (all) => all.map(({ reminderTime }) => reminderTime).join() === times(days).join());
    const ids: string[] = [];
    for (const lesson of await lessons()) ids.push(await remind(lesson));

    await almanac.http.put(`/api/events/user/${id}`).set('cookie', as).send(piano('2026-11-25')).expect(200);
    const moved = await standAt(['2026-11-25', '2026-12-02', '2026-12-09']);
    const now = await lessons();
    expect(moved.map(({ id: one, eventId }) => [one, eventId])).toEqual(now.map((lesson, nth) => [ids[nth], lesson.id]));
    expect(await Promise.all(now.map(remind))).toEqual(ids);

    const short = { ...piano('2026-11-25'), recurrence: 'FREQ=WEEKLY;COUNT=2' };
    await almanac.http.put(`/api/events/user/${id}`).set('cookie', as).send(short).expect(200);
    await standAt(['2026-11-25', '2026-12-02']);
    await almanac.http.delete(`/api/events/user/${id}`).set('cookie', as).send({ occurrence: '2026-11-25' }).expect(204);
    await standAt(['2026-12-02']);
    await almanac.http.delete(`/api/events/user/${id}`).set('cookie', as).send({}).expect(204);
    await standAt([]);
    expect(await readFactsOfTypes(almanac, ['ReminderCalledOff', 'ReminderGiven'])).toEqual([]);
  });

  it('is told once that an event is off, however often she was to be reminded of it', async () => {
    const almanac = await openTown();
    const [nora, event] = [almanac.resident('Nora'), await publishLightUpNight(almanac)];
    for (const hours of [0.25, 1, 2]) await setReminder(almanac, nora, event, { reminderTime: hoursBefore(hours) }).expect(201);
    await publishLightUpNight(almanac, { status: 'cancelled' });
    const dropped = (all: Reminder[]) => all.some(({ state }) => state === 'dropped');
    expect(await pollUntil(() => remindersOf(almanac, nora), dropped)).toHaveLength(1);
    expect(await readFactsOfTypes(almanac, ['ReminderGiven'])).toHaveLength(1);
  });

  it('is told at once, and once, of an event that moves so near that her reminders are late', async () => {
    const almanac = await openTown();
    const [nora, tomorrow] = [almanac.resident('Nora'), '2026-11-21T18:00:00-05:00'];
    const event = await publishLightUpNight(almanac, { date: '2026-11-21', startTime: tomorrow });
    for (const hours of [1, 24])
      await setReminder(almanac, nora, event, { reminderTime: hoursBefore(hours, tomorrow) }).expect(201);
    await publishLightUpNight(almanac, { startTime: '2026-11-20T12:30:00-05:00', time: '12:30 PM' });
    const due = (all: Reminder[]) => all.length === 1 && all[0]!.state === 'due';
    expect(await pollUntil(() => remindersOf(almanac, nora), due)).toMatchObject([
      { reminderTime: hoursBefore(1, '2026-11-20T12:30:00-05:00'), eventTime: 'Friday, November 20, 12:30 PM' },
    ]);
    expect(await readFactsOfTypes(almanac, ['ReminderGiven'])).toHaveLength(1);
  });

  it('is told in every browser that she allowed to tell her, and not again in one that listens no longer', async () => {
    const almanac = await openTown();
    const messages: unknown[] = [];
    jest.spyOn(almanac.app.get(PushService), 'send').mockImplementation(async ({ endpoint }, { text }) => {
      messages.push([endpoint, JSON.parse(text).title]);
      if (endpoint === OLD_BROWSER) throw new PushFailure('answers 410', true);
    });
    const nora = almanac.resident('Nora');
    for (const endpoint of [OLD_BROWSER, BROWSER])
      await almanac.http
        .post('/api/push')
        .send({ sessionId: nora.key, subscription: { endpoint, keys: BROWSER_KEYS } })
        .expect(204);
    const cancelled = async (name: string) => {
      const about = { startTime: EVENT_START, time: '6:00 PM' };
      await setReminder(almanac, nora, await publish(almanac, name, about)).expect(201);
      await publish(almanac, name, { ...about, status: 'cancelled' });
      return pollUntil(
        async () => messages.splice(0),
        (all) => all.length > 0,
      );
    };
    expect(new Set(await cancelled('Chess'))).toEqual(
      new Set([
        [OLD_BROWSER, 'Chess'],
        [BROWSER, 'Chess'],
      ]),
    );
    await pollUntil(
      () => remindersOf(almanac, nora),
      (all) => all.length === 0,
    );
    expect(await cancelled('Dance')).toEqual([[BROWSER, 'Dance']]);
  });

  it('leaves nothing behind in a page that is nobody’s', async () => {
    const almanac = await openTown();
    const event = await publishLightUpNight(almanac);
    const head = await almanac.app.get(EventStore).head();
    const { body } = await almanac.http.post('/api/reminders').send(toReminderRequest(event)).expect(201);
    expect(body).toEqual({ id: expect.any(String), reminderTime: hoursBefore(1) });
    await almanac.http.post('/api/reminders').send(toReminderRequest(event, SMS_REMINDER)).expect(401);
    expect(await almanac.app.get(EventStore).head()).toBe(head);
  });
});

describe('Nora, at her telephone', () => {
  it('chooses text messages, is asked first, and is reminded once she has said yes', async () => {
    const [folder, provider] = [createDataDirectory(), await openSmsProvider()];
    const almanac = await openTown(folder, provider.environment);
    const [nora, event] = [almanac.resident('Nora'), await publishLightUpNight(almanac)];
    const chosen = await almanac.http
      .post(`/api/preferences/${nora.key}/sms-settings`)
      .send({ smsConsentGiven: true, smsRemindersEnabled: true, phoneNumber: '856.555.0142' })
      .expect(200);
    expect(chosen.body).toMatchObject({
      smsConsentGiven: true,
      smsRemindersEnabled: true,
      phoneNumber: PHONE,
      smsNumber: 'asked',
    });
    await almanac.waitUntilSettled();
    expect(provider.sent).toMatchObject([{ to: '18565550142', text: expect.stringContaining('reply YES') }]);
    await provider.receiveReply(almanac, '18565550142', 'yes!').expect(204);
    expect((await nora.preferences()).smsNumber).toBe('confirmed');
    await setReminder(almanac, nora, event, SMS_REMINDER).expect(201);
    await almanac.close();

    const later = await openTown(folder, { ...provider.environment, ALMANAC_NOW: hoursBefore(1) });
    await pollUntil(
      async () => provider.sent.length,
      (count) => count === 2,
    );
    expect(provider.sent[1]).toEqual({
      to: '18565550142',
      text: 'Reminder: Light Up Night, Friday, November 20, 6:00 PM, Main Street. Almanac Moorestown. Reply STOP to opt out.',
      clientRef: expect.stringMatching(/^reminder-/),
    });
    await pollUntil(
      () => remindersOf(later, nora),
      (all) => all.length === 0,
    );
    await later.close();
    await (await openTown(folder, { ...provider.environment, ALMANAC_NOW: hoursBefore(0.5) })).waitUntilSettled();
    expect(provider.sent).toHaveLength(2);
  });

  it('gets nothing after STOP, by whoever’s wish, and what she agreed to is over', async () => {
    const [folder, provider] = [createDataDirectory(), await openSmsProvider()];
    const almanac = await openTown(folder, provider.environment);
    const [nora, event] = [almanac.resident('Nora'), await publishLightUpNight(almanac)];
    await enableTextMessages(almanac, nora, provider);
    await setReminder(almanac, nora, event, SMS_REMINDER).expect(201);
    await provider.receiveReply(almanac, '18565550142', ' Stop. ').expect(204);
    const none = { smsConsentGiven: false, smsRemindersEnabled: false };
    expect(await nora.preferences()).toMatchObject(none);
    await almanac.waitUntilSettled();
    expect(await nora.preferences()).toMatchObject({ ...none, phoneNumber: null });
    await almanac.http
      .post(`/api/preferences/${nora.key}/sms-settings`)
      .send({ smsConsentGiven: true, smsRemindersEnabled: true, phoneNumber: PHONE })
      .expect(200);
    expect(await nora.preferences()).toMatchObject({ ...none, phoneNumber: PHONE, smsNumber: 'stopped' });
    await setReminder(almanac, nora, event, { ...SMS_REMINDER, reminderTime: hoursBefore(2) }).expect(409);
    await almanac.close();

    const later = await openTown(folder, { ...provider.environment, ALMANAC_NOW: hoursBefore(1) });
    await pollUntil(
      () => remindersOf(later, nora),
      ([one]) => one?.state === 'due',
    );
    expect(provider.sent).toHaveLength(1);
  });

  it('says that she agreed again once START takes her STOP back', async () => {
    const provider = await openSmsProvider();
    const almanac = await openTown(undefined, provider.environment);
    const nora = almanac.resident('Nora');
    await enableTextMessages(almanac, nora, provider);
    await provider.receiveReply(almanac, '18565550142', 'STOP').expect(204);
    await almanac.waitUntilSettled();
    const agreed = { smsConsentGiven: true, smsRemindersEnabled: true, phoneNumber: PHONE };
    await almanac.http.post(`/api/preferences/${nora.key}/sms-settings`).send(agreed).expect(200);
    await provider.receiveReply(almanac, '18565550142', 'START').expect(204);
    expect(await nora.preferences()).toMatchObject(agreed);
  });

  it('is not disturbed at night', async () => {
    const [folder, provider] = [createDataDirectory(), await openSmsProvider()];
    const almanac = await openTown(folder, provider.environment);
    const nora = almanac.resident('Nora');
    await enableTextMessages(almanac, nora, provider);
    const early = await publish(almanac, 'Run', { date: '2026-11-21', startTime: '2026-11-21T07:00:00-05:00', time: '7:00 AM' });
    const { body } = await setReminder(almanac, nora, early, {
      ...SMS_REMINDER,
      reminderTime: '2026-11-21T06:00:00-05:00',
    }).expect(201);
    expect(body.reminderTime).toBe('2026-11-21T01:55:00.000Z');
    await almanac.close();
    const night = await openTown(folder, { ...provider.environment, ALMANAC_NOW: '2026-11-20T22:00:00-05:00' });
    const late = await setReminder(night, nora, early, { ...SMS_REMINDER, reminderTime: '2026-11-21T06:45:00-05:00' }).expect(
      409,
    );
    expect(late.body.message).toBe(
      'No text message is sent between 9 PM and 8 AM, and it is too late to send one on the evening before.',
    );
  });

  it.each([
    ['signed with another secret', { msisdn: '18565550142', text: 'STOP', sig: 'f'.repeat(64), timestamp: '1' }],
    ['not signed', { msisdn: '18565550142', text: 'STOP' }],
  ])('is not heard in a call that is %s', async (_, body) => {
    const provider = await openSmsProvider();
    const almanac = await openTown(undefined, provider.environment);
    await almanac.http.post('/api/sms/inbound').send(body).expect(401);
    const other = await openTown();
    await other.http.post('/api/sms/inbound').send(body).expect(404);
  });

  it('is told what this is, once a day', async () => {
    const provider = await openSmsProvider();
    const almanac = await openTown(undefined, provider.environment);
    await provider.receiveReply(almanac, '18565550142', 'help').expect(204);
    expect(provider.sent).toEqual([]);
    await enableTextMessages(almanac, almanac.resident('Nora'), provider);
    for (const text of ['HELP', 'info']) await provider.receiveReply(almanac, '18565550142', text).expect(204);
    expect(provider.sent.map(({ text }) => text)).toEqual([
      expect.stringContaining('reply YES'),
      expect.stringContaining('Reply STOP to opt out'),
    ]);
  });

  it('gets no more than a few on one day; the page tells her the rest', async () => {
    const [folder, provider] = [createDataDirectory(), await openSmsProvider()];
    const environment = { ...provider.environment, SMS_PER_DAY: '2' };
    const almanac = await openTown(folder, environment);
    const nora = almanac.resident('Nora');
    await enableTextMessages(almanac, nora, provider);
    for (const name of ['One', 'Two', 'Three']) {
      const id = await publish(almanac, name, { startTime: EVENT_START, time: '6:00 PM' });
      await setReminder(almanac, nora, id, SMS_REMINDER).expect(201);
    }
    await almanac.close();
    const later = await openTown(folder, { ...environment, ALMANAC_NOW: hoursBefore(1) });
    await pollUntil(
      () => remindersOf(later, nora),
      (all) => all.length === 2 && all.every(({ state }) => state === 'due'),
    );
    expect(provider.sent).toHaveLength(2);
  });

  it('is reminded later by a provider that refuses, and not for ever', async () => {
    const [folder, provider] = [createDataDirectory(), await openSmsProvider()];
    const almanac = await openTown(folder, provider.environment);
    const [nora, event] = [almanac.resident('Nora'), await publishLightUpNight(almanac)];
    await enableTextMessages(almanac, nora, provider);
    await setReminder(almanac, nora, event, { ...SMS_REMINDER, reminderTime: hoursBefore(2) }).expect(201);
    await almanac.close();
    provider.heard.answers.push('refused');
    const first = await openTown(folder, { ...provider.environment, ALMANAC_NOW: hoursBefore(2) });
    await pollUntil(
      async () => (await readFailures(first)).length,
      (count) => count === 1,
    );
    expect(await readFailures(first)).toMatchObject([
      { unclear: false, again: new Date(Date.parse(hoursBefore(2)) + 60_000).toISOString() },
    ]);
    await first.close();
    const second = await openTown(folder, { ...provider.environment, ALMANAC_NOW: hoursBefore(1.9) });
    await pollUntil(
      () => remindersOf(second, nora),
      (all) => all.length === 0,
    );
    expect(provider.sent).toHaveLength(3);
  });

  it('is sent no words of a stranger who gives her number as theirs, and is asked once a day', async () => {
    const [folder, provider] = [createDataDirectory(), await openSmsProvider()];
    const almanac = await openTown(folder, provider.environment);
    const [nora, eve, event] = [almanac.resident('Nora'), almanac.resident('Eve'), await publishLightUpNight(almanac)];
    await enableTextMessages(almanac, nora, provider);
    const settings = { smsConsentGiven: true, smsRemindersEnabled: true, phoneNumber: PHONE };
    for (const key of [eve.key, almanac.resident('Mallory').key])
      await almanac.http.post(`/api/preferences/${key}/sms-settings`).send(settings).expect(200);
    await almanac.waitUntilSettled();
    expect(await almanac.read(`/api/preferences/${eve.key}`)).toMatchObject({ smsNumber: 'asked' });
    await setReminder(almanac, eve, event, SMS_REMINDER).expect(201);
    await setReminder(almanac, nora, event, SMS_REMINDER).expect(201);
    await almanac.close();
    const later = await openTown(folder, { ...provider.environment, ALMANAC_NOW: hoursBefore(1) });
    await pollUntil(
      () => readFactsOfTypes(later, ['ReminderFailed', 'ReminderGiven']),
      (ended) => ended.length === 2,
    );
    const texts = provider.sent.map(({ text }) => text);
    expect(texts.filter((text) => text.includes('Light Up Night'))).toHaveLength(1);
    expect(texts).toHaveLength(3);
  });

  it('is not stopped, nor is a yes given for her, by whoever has her ten digits abroad', async () => {
    const provider = await openSmsProvider();
    const almanac = await openTown(undefined, provider.environment);
    const nora = almanac.resident('Nora');
    const settings = { smsConsentGiven: true, smsRemindersEnabled: true, phoneNumber: '(451) 234-5678' };
    await almanac.http.post(`/api/preferences/${nora.key}/sms-settings`).send(settings).expect(200);
    await almanac.waitUntilSettled();
    await provider.receiveReply(almanac, '4512345678', 'Yes').expect(204);
    expect(await nora.preferences()).toMatchObject({ smsNumber: 'asked' });
    await provider.receiveReply(almanac, '4512345678', 'Stop').expect(204);
    await almanac.waitUntilSettled();
    expect(await nora.preferences()).toMatchObject({ smsNumber: 'asked' });
    await provider.receiveReply(almanac, '14512345678', 'Yes').expect(204);
    expect(await nora.preferences()).toMatchObject({ smsNumber: 'confirmed' });
  });

  it('keeps a number of another country as it is, also one of ten digits', async () => {
    const provider = await openSmsProvider();
    const almanac = await openTown(undefined, provider.environment);
    const nora = almanac.resident('Nora');
    const settings = { smsConsentGiven: true, smsRemindersEnabled: true, phoneNumber: '+45 12 34 56 78' };
    await almanac.http.post(`/api/preferences/${nora.key}/sms-settings`).send(settings).expect(200);
    await almanac.waitUntilSettled();
    expect(await nora.preferences()).toMatchObject({ phoneNumber: '+4512345678' });
    expect(provider.sent).toMatchObject([{ to: '4512345678' }]);
  });

  it('is disturbed by nobody who gives one number after another', async () => {
    const provider = await openSmsProvider();
    const almanac = await openTown(undefined, provider.environment);
    const give = (who: string, phoneNumber: string) =>
      almanac.http
        .post(`/api/preferences/${almanac.resident(who).key}/sms-settings`)
        .send({ smsConsentGiven: true, smsRemindersEnabled: true, phoneNumber });
    const numbers = Array.from({ length: 30 }, (_, n) => `+1 856 555 01${String(n).padStart(2, '0')}`);
    const answers: number[] = [];
    for (const [n, number] of numbers.entries()) answers.push((await give(`Mallory ${n}`, number)).status);
    expect(answers).toEqual(numbers.map((_, n) => (n < 10 ? 200 : 429)));
    expect((await give('Mallory 30', numbers[0]!)).headers['retry-after']).toMatch(/^[1-9]\d*$/);
    await give('Mallory 0', numbers[0]!).expect(200);
    await almanac.waitUntilSettled();
    expect(provider.sent).toHaveLength(10);
  });

  it('leaves her number nowhere in the clear', async () => {
    const provider = await openSmsProvider();
    const almanac = await openTown(undefined, provider.environment);
    await enableTextMessages(almanac, almanac.resident('Nora'), provider);
    const log = JSON.stringify((await almanac.app.get(EventStore).readAll(BEGINNING, 1_000)).facts);
    expect(log).not.toMatch(/8565550142|555-0142/);
  });

  it('finds her messages in the outbox of a town that has no provider', async () => {
    const folder = createDataDirectory();
    const almanac = await openTown(folder);
    const [nora, event] = [almanac.resident('Nora'), await publishLightUpNight(almanac)];
    const settings = { smsConsentGiven: true, smsRemindersEnabled: true, phoneNumber: PHONE };
    const { body } = await almanac.http.post(`/api/preferences/${nora.key}/sms-settings`).send(settings).expect(200);
    expect(body as Preferences).toMatchObject({ phoneNumber: PHONE });
    await almanac.waitUntilSettled();
    await setReminder(almanac, nora, event, SMS_REMINDER).expect(201);
    await almanac.close();
    const later = await openTown(folder, { ALMANAC_NOW: hoursBefore(1) });
    await pollUntil(
      async () => readOutbox(later),
      (all) => all.some((one) => one.includes('To: +18565550142')),
    );
  });

  it('gets one that she sets again for an event that moved as a message of its own, which counts', async () => {
    const [folder, provider] = [createDataDirectory(), await openSmsProvider()];
    // The question about consent was the first of the two.
    const environment = { ...provider.environment, SMS_PER_DAY: '2' };
    const almanac = await openTown(folder, environment);
    const [nora, event] = [almanac.resident('Nora'), await publishLightUpNight(almanac)];
    await enableTextMessages(almanac, nora, provider);
    await setReminder(almanac, nora, event, SMS_REMINDER).expect(201);
    await almanac.close();
    const moved = '2026-11-20T20:00:00-05:00';
    const later = await openTown(folder, { ...environment, ALMANAC_NOW: hoursBefore(1) });
    await pollUntil(
      () => remindersOf(later, nora),
      (all) => all.length === 0,
    );
    await publishLightUpNight(later, { startTime: moved, time: '8:00 PM' });
    await later.waitUntilSettled();
    await setReminder(later, nora, event, { ...SMS_REMINDER, reminderTime: hoursBefore(1, moved) }).expect(201);
    await later.close();
    const last = await openTown(folder, { ...environment, ALMANAC_NOW: hoursBefore(1, moved) });
    await pollUntil(
      () => remindersOf(last, nora),
      (all) => all.length === 0 || all[0]!.state === 'due',
    );
    expect(provider.sent).toHaveLength(2);
    expect(await remindersOf(last, nora)).toMatchObject([{ state: 'due' }]);
  });

  it('is reminded of what was cancelled in the evening and is on again before the morning', async () => {
    const [folder, provider] = [createDataDirectory(), await openSmsProvider()];
    const almanac = await openTown(folder, provider.environment);
    const [nora, begins] = [almanac.resident('Nora'), '2026-11-21T18:00:00-05:00'];
    const about = { date: '2026-11-21', startTime: begins };
    const event = await publishLightUpNight(almanac, about);
    await enableTextMessages(almanac, nora, provider);
    await setReminder(almanac, nora, event, { ...SMS_REMINDER, reminderTime: hoursBefore(1, begins) }).expect(201);
    await almanac.close();
    const night = await openTown(folder, { ...provider.environment, ALMANAC_NOW: '2026-11-20T22:00:00-05:00' });
    await publishLightUpNight(night, { ...about, status: 'cancelled' });
    await pollUntil(
      () => remindersOf(night, nora),
      (all) => all.length === 0,
    );
    await publishLightUpNight(night, about);
    await pollUntil(
      () => remindersOf(night, nora),
      ([one]) => one?.state === 'waiting',
    );
    expect(await remindersOf(night, nora)).toMatchObject([{ reminderTime: hoursBefore(1, begins) }]);
  });
});

onFiles.describe('A sender that is killed between sending and recording', () => {
  it('sends once more at most, and never after it was recorded', async () => {
    const [ALMANAC_DATA_DIR, provider] = [createDataDirectory(), await openSmsProvider()];
    const almanac = await openTown(ALMANAC_DATA_DIR, provider.environment);
    const [nora, event] = [almanac.resident('Nora'), await publishLightUpNight(almanac)];
    await enableTextMessages(almanac, nora, provider);
    await setReminder(almanac, nora, event, { ...SMS_REMINDER, reminderTime: hoursBefore(1) }).expect(201);
    await almanac.close();
    const [question] = provider.sent;

    const environment = { ALMANAC_DATA_DIR, ALMANAC_NOW: hoursBefore(1), ...provider.environment };
    const killed = async () => {
      const heard = new Promise<void>((resolve) => (provider.heard.onMessage = () => resolve()));
      provider.heard.answers = ['nothing'];
      const sender = await startServer(environment);
      await heard;
      await sender.end('SIGKILL');
    };
    await killed();
    await killed();
    provider.heard.onMessage = () => {};
    provider.heard.answers = [];
    const last = await openAlmanac(environment);
    await pollUntil(
      async () => (await readFailures(last)).length,
      (count) => count === 2,
    );
    const reminded = provider.sent.filter((one) => one !== question);
    expect(reminded).toHaveLength(2);
    expect(new Set(reminded.map(({ clientRef }) => clientRef)).size).toBe(1);
    expect((await readFailures(last)).at(-1)).toMatchObject({ unclear: true, again: null });
  });
});

const readFactsOfTypes = async ({ app }: Almanac, types: readonly string[]) => {
  const { facts } = await app.get(EventStore).readAll(BEGINNING, 1_000);
  return facts.filter(({ type }) => types.includes(type)).map(({ data }) => data);
};

const readFailures = (almanac: Almanac) => readFactsOfTypes(almanac, ['ReminderFailed']);
