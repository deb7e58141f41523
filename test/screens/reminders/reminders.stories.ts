import type { Page } from 'playwright-core';
import type { Reminder } from '#libs/contracts';
import { publish } from '../../publishing';
import { findBarriers, findBarriersInEveryWindow } from '../axe';
import { DESKTOP, openScreens, PHONE, SMALLEST_WINDOW, TABLET } from '../browser';
import { eventually } from '../eventually';
import { readToast, unfold, visit } from '../home';
import { findOverflow } from '../overflow';
import { answerCalls, failCalls } from '../routes';

const NAME = 'Kite Evening';

describe('Nora, who wants to be reminded,', () => {
  const screens = openScreens();
  let event = 0;

  beforeAll(async () => {
    event = await publish(screens.almanac(), NAME, {
      ...{
        name: NAME,
        date: '2026-11-20',
        startTime: '2026-11-20T18:00:00-05:00',
        time: '6:00 PM',
        location: 'Strawbridge Lake',
      },
    });
    await screens.almanac().waitUntilSettled();
  });

  const openDialog = async (page: Page) => {
    await page.getByRole('button', { name: 'Remind' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Set Reminder' });
    await dialog.waitFor();
    return dialog;
  };

  it('says when and how, is told when it will ring, sees what is set, changes it and takes it back', async () => {
    const context = await screens.openVisitor({ size: PHONE, dark: true });
    // A headless browser blocks notifications in spite of a granted permission.
    await context.addInitScript(() => void Object.defineProperty(Notification, 'permission', { get: () => 'granted' }));
    const page = await visit(context, `/event/${event}`);
    const dialog = await openDialog(page);
    await dialog.getByText('Today at 5:00 PM').waitFor();
    expect(await dialog.getByRole('radio', { name: '1 day' }).isDisabled()).toBe(true);
    expect(await dialog.getByText('That time has passed.').count()).toBe(2);
    expect(await dialog.getByText('Notifications are blocked').count()).toBe(0);
    expect(await dialog.getByRole('radio', { name: 'SMS' }).isDisabled()).toBe(true);
    await dialog.getByText('Enable SMS reminders in Settings to use this option').waitFor();
    const set = dialog.getByRole('button', { name: 'Set Reminder', exact: true });
    expect(await findBarriersInEveryWindow(page, { controls: [dialog.getByText('15 minutes'), set] })).toEqual([]);
    await dialog.getByRole('radio', { name: '15 minutes' }).check();
    await dialog.getByText('Today at 5:45 PM').waitFor();
    await set.click();
    await eventually(page, () => readToast(page), ['Reminder set!', `You'll be notified about "${NAME}"`]);
    await dialog.waitFor({ state: 'detached' });

    const line = page.getByText('Reminder: 15 minutes before');
    await line.waitFor();
    await page.getByRole('button', { name: 'Change reminder' }).click();
    expect(await dialog.getByRole('radio', { name: '15 minutes' }).isChecked()).toBe(true);
    await dialog.getByRole('radio', { name: '1 hour' }).check();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Change Reminder' }).click();
    await page.getByText('Reminder: 1 hour before').waitFor();
    expect(await line.count()).toBe(0);

    await openDialog(page);
    await dialog.getByRole('button', { name: 'Add another' }).click();
    await dialog.getByRole('radio', { name: '15 minutes' }).check();
    await set.click();
    await page.getByText('Reminders: 1 hour before, 15 minutes before').waitFor();
    await openDialog(page);
    for (const words of ['1 hour before, in the browser', '15 minutes before, in the browser'])
      await dialog.getByRole('button', { name: `Remove ${words}` }).click();
    await eventually(page, async () => (await readToast(page))[0], 'Reminder removed');
    await set.waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.getByText(/^Reminders?:/).count()).toBe(0);
  });

  it('does so with the keyboard alone, is told that notifications are blocked, and finds it in Settings', async () => {
    const page = await visit(await screens.openVisitor(), `/event/${event}`);
    await page.getByRole('button', { name: 'Remind' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Set Reminder' });
    await dialog.getByRole('radio', { name: '1 hour' }).focus();
    await page.keyboard.press('ArrowUp');
    await dialog.getByText('Today at 5:45 PM').waitFor();
    await dialog.getByText('Notifications are blocked for Almanac in this browser').waitFor();
    await page.keyboard.press('Enter');
    await eventually(page, () => readToast(page), ['Reminder set', `You'll be reminded about "${NAME}"`]);

    await page.goto('/settings');
    const list = page.getByRole('region', { name: 'Reminders', exact: true });
    await list.getByText('15 minutes before, in the browser: today at 5:45 PM').waitFor();
    const remove = list.getByRole('button', { name: `Remove the reminder of ${NAME}, 15 minutes before, in the browser` });
    expect(await findBarriersInEveryWindow(page, { controls: [remove] })).toEqual([]);
    await list.getByRole('button', { name: `Change the reminder of ${NAME}` }).click();
    expect(await dialog.getByRole('radio', { name: '15 minutes' }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await remove.click();
    await list.waitFor({ state: 'detached' });
  });

  it('does so from the list too, which says so', async () => {
    const page = await visit(await screens.openVisitor());
    await unfold(page, 'Light Up Night on Main Street');
    const dialog = await openDialog(page);
    await dialog.getByText('Light Up Night on Main Street').waitFor();
    await dialog.getByRole('button', { name: 'Set Reminder', exact: true }).click();
    const row = page.getByRole('article').filter({ hasText: 'Light Up Night on Main Street' });
    await row.getByText('Reminder: 1 hour before').first().waitFor();
    expect(await findOverflow(page, [SMALLEST_WINDOW, PHONE, DESKTOP])).toEqual([]);
  });

  it('hears when it could not be set, and may try again', async () => {
    screens.allowErrors(/500/);
    const page = await visit(await screens.openVisitor(), `/event/${event}`);
    await failCalls(page, '**/api/reminders');
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Set Reminder', exact: true }).click();
    await eventually(page, () => readToast(page), ['Error', 'Failed to set reminder. Please try again.']);
    await dialog.waitFor();
  });

  it('is reminded once in whatever is open, and told of what will not take place', async () => {
    const context = await screens.openVisitor({ storage: { hasReminders: 'true' } });
    const createReminder = (id: string, about: Partial<Reminder>): Reminder => ({
      ...{ id, eventId: event, eventName: NAME, eventTime: 'Friday, November 20, 6:00 PM' },
      ...{ reminderTime: '2026-11-20T22:00:00.000Z', reminderType: 'browser', minutesBefore: 60, state: 'due', ...about },
    });
    await answerCalls(context, '**/api/reminders/session_*', [createReminder('a', {})]);
    await answerCalls(context, '**/api/reminders/*/seen', { first: true });
    const page = await visit(context);
    await eventually(page, () => readToast(page), [`Reminder: ${NAME}`, 'Friday, November 20, 6:00 PM']);

    await answerCalls(context, '**/api/reminders/session_*', [createReminder('b', { state: 'dropped' })]);
    const other = await visit(context);
    await eventually(other, () => readToast(other), ['Reminder dropped', `${NAME} will not take place.`]);

    await answerCalls(context, '**/api/reminders/*/seen', { first: false });
    const third = await visit(context);
    expect(await readToast(third)).toEqual([]);
  });

  it('is offered none of an event that is cancelled', async () => {
    const cancelled = await publish(screens.almanac(), 'Rained out', {
      name: 'Rained out',
      status: 'cancelled',
      time: '6:00 PM',
    });
    const page = await visit(await screens.openVisitor(), `/event/${cancelled}`);
    await page.getByRole('button', { name: 'Add to cal' }).waitFor();
    expect(await page.getByRole('button', { name: 'Remind' }).count()).toBe(0);
  });

  it('never scrolls sideways, however wide the window is', async () => {
    const page = await visit(await screens.openVisitor({ size: SMALLEST_WINDOW }), `/event/${event}`);
    await openDialog(page);
    expect(await findOverflow(page, [SMALLEST_WINDOW, PHONE, DESKTOP])).toEqual([]);
  });
});

describe('Nora, who wants text messages,', () => {
  const screens = openScreens();

  it('agrees, gives her number, pauses and ends them', async () => {
    const page = await visit(await screens.openVisitor({ size: TABLET }), '/settings');
    const section = page.getByRole('region', { name: 'Text Message Reminders' });
    await section.getByText('Not Set Up').waitFor();
    const [consent, phone] = [section.getByRole('checkbox'), section.getByLabel('Phone number')];
    const save = section.getByRole('button', { name: 'Save' });
    await save.click();
    await eventually(page, () => readToast(page), ['Consent Required', 'Please agree to receive text messages first']);
    await consent.check();
    await section.getByText('Phone Number Needed').waitFor();
    await save.click();
    await eventually(page, () => readToast(page), ['Phone Number Required', 'Please enter a phone number for SMS reminders.']);
    await phone.fill('555-0142');
    await save.click();
    await eventually(page, () => readToast(page), ['Invalid Phone Number', 'Please enter a valid phone number (10-15 digits).']);
    await phone.fill('856 555 0142');
    await save.click();
    await eventually(page, () => readToast(page), ['SMS Settings Updated']);
    await section.getByText('Reminders go to (856) 555-0142.').waitFor();
    expect(await section.getByText('Enabled', { exact: true }).count()).toBe(1);
    const disable = section.getByRole('button', { name: 'Disable All' });
    expect(await findBarriersInEveryWindow(page, { controls: [disable] })).toEqual([]);

    await section.getByRole('switch', { name: 'Text message reminders' }).click();
    await section.getByText('Ready (Disabled)').waitFor();
    await page.reload();
    await section.getByText('Ready (Disabled)').waitFor();
    await disable.click();
    await section.getByText('Not Set Up').waitFor();
    expect(await phone.inputValue()).toBe('');
    expect(await consent.isChecked()).toBe(false);
  });

  it('is reminded by text of what she chooses so', async () => {
    const context = await screens.openVisitor();
    const event = await publish(screens.almanac(), 'Choir', {
      name: 'Choir',
      startTime: '2026-11-20T18:00:00-05:00',
      time: '6:00 PM',
    });
    const page = await visit(context, '/settings');
    const section = page.getByRole('region', { name: 'Text Message Reminders' });
    await section.getByRole('checkbox').check();
    await section.getByLabel('Phone number').fill('856 555 0142');
    await section.getByRole('button', { name: 'Save' }).click();
    await section.getByText('Enabled', { exact: true }).waitFor();
    const other = await visit(context, `/event/${event}`);
    await other.getByRole('button', { name: 'Remind' }).click();
    const dialog = other.getByRole('dialog', { name: 'Set Reminder' });
    await dialog.getByRole('radio', { name: 'SMS', exact: true }).check();
    const phone = dialog.getByLabel('Phone number');
    expect(await phone.inputValue()).toBe('(856) 555-0142');
    await phone.fill(' ');
    await dialog.getByRole('button', { name: 'Set Reminder', exact: true }).click();
    await eventually(other, () => readToast(other), [
      'Phone number required',
      'Please enter your phone number for SMS reminders.',
    ]);
    await phone.fill('555-0142');
    await dialog.getByRole('button', { name: 'Set Reminder', exact: true }).click();
    await eventually(other, () => readToast(other), ['Invalid phone number', 'Please enter a valid phone number.']);
    expect(await findBarriers(other)).toEqual([]);
    await phone.fill('+1 856-555-0142');
    await dialog.getByRole('button', { name: 'Set Reminder', exact: true }).click();
    await eventually(other, async () => (await readToast(other))[0], 'Reminder set!');
  });

  it('hears when nothing was changed', async () => {
    screens.allowErrors(/500/);
    const page = await visit(await screens.openVisitor(), '/settings');
    await failCalls(page, '**/sms-settings');
    const section = page.getByRole('region', { name: 'Text Message Reminders' });
    await section.getByRole('checkbox').check();
    await section.getByLabel('Phone number').fill('856 555 0142');
    await section.getByRole('button', { name: 'Save' }).click();
    await eventually(page, () => readToast(page), ['Error', 'Failed to update SMS settings.']);
    await section.getByText('Phone Number Needed').waitFor();
  });
});
