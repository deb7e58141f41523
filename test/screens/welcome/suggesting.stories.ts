import { DIALOG_SELECTOR, findBarriers, findBarriersInEveryWindow, resize } from '../axe';
import { DESKTOP, openScreens, PHONE, TABLET } from '../browser';
import { eventually } from '../eventually';
import { readToast, row, unfold, visit } from '../home';
import { failCalls } from '../routes';

describe('Somebody who knows of something else', () => {
  const screens = openScreens();

  it('suggests it, and is shown what is missing', async () => {
    const page = await visit(await screens.openVisitor({ size: TABLET }), '/suggest');
    const send = page.getByRole('button', { name: 'Suggest Event', exact: true });
    await page.getByLabel('Event name').fill('Pancake Breakfast');
    await page.getByLabel('Organization').fill('Relief Engine Company');
    await page.getByLabel('Date').fill('2026-12-06');
    await page.getByLabel('Your email').fill('nora');
    await page.getByLabel('Event name').press('Enter');
    await page.getByText('Please say where it is.').waitFor();
    expect(await page.getByLabel('Location').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await findBarriersInEveryWindow(page, { controls: [page.getByLabel('Location'), send] })).toEqual([]);
    await page.getByLabel('Location').fill('Fire house');
    await page.getByLabel('Your email').fill('nora@example.com');
    await send.focus();
    await page.keyboard.press('Enter');
    await eventually(page, () => readToast(page), [
      'Event suggestion submitted!',
      "Thanks! We'll review it and add it to our events list.",
    ]);
    expect(await page.getByLabel('Event name').inputValue()).toBe('');
  });

  it('loses nothing when it cannot be sent', async () => {
    screens.allowErrors(/500|ERR_FAILED/);
    const context = await screens.openVisitor();
    await context.route('**/api/suggest-event', (route) => route.abort());
    const page = await visit(context, '/suggest');
    for (const [label, text] of [
      ['Event name', 'Pancakes'],
      ['Organization', 'Library'],
      ['Date', '2026-12-06'],
      ['Location', 'Fire house'],
    ] as const)
      await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: 'Suggest Event', exact: true }).click();
    await eventually(page, () => readToast(page), [
      'Failed to submit suggestion',
      'Please try again later or contact us directly.',
    ]);
    expect(await page.getByLabel('Event name').inputValue()).toBe('Pancakes');
    await failCalls(context, '**/api/suggest-event');
    await page.getByRole('button', { name: 'Suggest Event', exact: true }).click();
    await page.getByRole('alert').getByText('It could not be taken. Please try again later.').waitFor();
    expect(await page.getByLabel('Event name').inputValue()).toBe('Pancakes');
  });

  it('reports what is wrong with an event', async () => {
    const context = await screens.openVisitor({ size: PHONE, dark: true });
    const page = await visit(context);
    const name = (await page.locator('main article h3 a').first().textContent())!;
    await unfold(page, name);
    const card = row(page, name);
    await card.getByRole('button', { name: 'Report' }).press('Enter');
    const send = card.getByRole('button', { name: 'Send' });
    expect(await send.isDisabled()).toBe(true);
    await card.getByLabel('What is wrong?').fill('It begins at seven.');
    expect(await findBarriersInEveryWindow(page, { controls: [card.getByLabel('What is wrong?'), send] })).toEqual([]);
    await send.press('Enter');
    await eventually(page, () => readToast(page), ['Report Submitted', "Thank you for your feedback. We'll review this event."]);
    expect(await card.getByLabel('What is wrong?').count()).toBe(0);

    await card.getByRole('heading', { level: 3 }).getByRole('link').click();
    const dialog = page.getByRole('dialog', { name: 'Report an issue' });
    const report = async () => {
      const more = page.getByRole('button', { name: 'More', exact: true });
      if (await more.count()) await more.click();
      await page.getByRole('button', { name: 'Report an issue' }).click();
      await dialog.getByLabel('What is wrong?').fill('No such place.');
    };
    for (const [size, next] of [
      [DESKTOP, TABLET],
      [TABLET, PHONE],
      [PHONE, DESKTOP],
    ] as const) {
      await page.setViewportSize(size);
      await report();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findBarriers(page, { within: DIALOG_SELECTOR })).toEqual([]);
      }
      // Pages of one and two columns share the dialog.
      await resize(page, next);
      expect(await dialog.getByLabel('What is wrong?').inputValue()).toBe('No such place.');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await report();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await eventually(page, () => dialog.count(), 0);
  });
});
