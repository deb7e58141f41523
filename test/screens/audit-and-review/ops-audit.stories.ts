import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { hashedKey } from '#libs/domain';
import { EventStore, Projector } from '#libs/event-sourcing';
import { commandMetadata } from '../../fixtures/town-process';
import { publish } from '../../publishing';
import { keyOf } from '../../resident';
import { findBarriers, findBarriersInEveryWindow } from '../axe';
import { DESKTOP, openScreens, PHONE, SMALLEST_WINDOW, TABLET } from '../browser';
import { eventually } from '../eventually';
import { readToast, visit } from '../home';
import { openAuditor } from '../operator';
import { findOverflow } from '../overflow';
import { failCalls } from '../routes';

const LIBRARY = 'Moorestown Library';
const NORA = keyOf('Nora');
const AUDIT_PATH = `/ops/audit/${hashedKey(NORA)}`;

const slider = (page: Page) => page.getByRole('slider', { name: 'Instant' });
const facts = (page: Page) => page.getByRole('region', { name: 'Facts', exact: true });
const preferences = (page: Page) => page.getByRole('region', { name: 'Preferences at this instant' });
const changes = (page: Page) => page.getByRole('region', { name: 'What changed' });
const readSlider = (page: Page) => slider(page).getAttribute('aria-valuetext');
const readFactNumber = async (page: Page) =>
  /fact (\d+) of (\d+)$/
    .exec((await readSlider(page)) ?? '')
    ?.slice(1)
    .map(Number);

describe('Audra, an auditor', () => {
  const screens = openScreens();

  const audra = (looks = {}) => openAuditor(screens, looks);
  const openAudit = async (context: BrowserContext) => {
    const page = await visit(context, AUDIT_PATH);
    await preferences(page).waitFor();
    return page;
  };

  beforeAll(async () => {
    const nora = screens.almanac().resident('Nora');
    const [event] = await screens.almanac().read<{ id: number }[]>('/api/events');
    await nora.follow(LIBRARY).expect(200);
    await nora.save(event!.id).expect(200);
    await nora.follow('Moorestown Township').expect(200);
  });

  it('reads a history, and no barrier stands in her way', async () => {
    const page = await visit(await audra({ size: TABLET, dark: true }), '/ops/audit');
    await page.getByLabel('Key', { exact: true }).fill(NORA);
    const show = page.getByRole('button', { name: 'Show', exact: true });
    expect(await findBarriersInEveryWindow(page, { controls: [show] })).toEqual([]);
    await show.click();
    await preferences(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(AUDIT_PATH);
    expect(await page.title()).toBe('Audit, Almanac Moorestown');
    expect(await readSlider(page)).toMatch(/^Friday, November 20, 2026, 9:00:00 AM, fact \d+ of \d+$/);
    await facts(page).getByText('OrganizationFollowed').first().waitFor();
    const steps = ['First fact', 'Previous fact', 'Export CSV'].map((name) => page.getByRole('button', { name }));
    expect(await findBarriersInEveryWindow(page, { controls: [slider(page), ...steps] })).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
  });

  it('walks along the line with the arrow keys, and everything goes with her', async () => {
    const page = await openAudit(await audra({ size: DESKTOP }));
    const [last, all] = (await readFactNumber(page))!;
    expect(last).toBe(all);
    await slider(page).focus();
    await page.keyboard.press('Home');
    await eventually(page, () => readFactNumber(page), [1, all]);
    await changes(page).getByText(LIBRARY, { exact: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await eventually(page, () => readFactNumber(page), [2, all]);
    await facts(page).locator('[aria-current=step]').waitFor();
    await page.keyboard.press('End');
    await eventually(page, () => readFactNumber(page), [all, all]);
    await page.keyboard.press('ArrowLeft');
    await eventually(page, () => readFactNumber(page), [all! - 1, all]);
  });

  it('steps by the buttons and by the facts themselves', async () => {
    const page = await openAudit(await audra({ size: PHONE }));
    const [, all] = (await readFactNumber(page))!;
    await page.getByRole('button', { name: 'Previous fact' }).click();
    await eventually(page, () => readFactNumber(page), [all! - 1, all]);
    await page.getByRole('button', { name: 'First fact' }).click();
    await eventually(page, () => readFactNumber(page), [1, all]);
    await facts(page).getByRole('button', { name: 'EventSaved' }).click();
    await preferences(page).getByText('added: ').first().waitFor({ state: 'attached' });
    expect((await readFactNumber(page))![0]).toBeGreaterThan(1);
  });

  it('takes it away as a file, looks at an event, and searches the log', async () => {
    const page = await openAudit(await audra({ size: DESKTOP }));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('OrganizationFollowed');
    await eventually(page, async () => (await readToast(page))[0], 'Export Successful');
    const typed = page.getByLabel('Event', { exact: true }).first();
    await typed.fill(' ');
    await page.getByRole('button', { name: 'Show event' }).click();
    await page.getByText('Type the address of an event').waitFor();
    const [event] = await screens.almanac().read<{ id: number }[]>('/api/events');
    await typed.fill(`${new URL(page.url()).origin}/event/${event!.id}`);
    await page.getByRole('button', { name: 'Show event' }).click();
    await page.getByText('EventPublished').first().waitFor();
    await page.getByLabel('Kind').selectOption('EventSaved');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await page.getByText(/^1 found in [\d,]+ facts\.$/).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it('goes to an instant between facts, by the clock of the town and not of her browser', async () => {
    const page = await openAudit(await audra({ size: DESKTOP }));
    const [, all] = (await readFactNumber(page))!;
    const go = async (typed: string) => {
      await page.getByLabel('Another instant').fill(typed);
      await page.getByRole('button', { name: 'Go', exact: true }).click();
    };
    await go('');
    await page.getByText('Type a day and a time.').waitFor();
    await go('2026-11-20T08:00');
    await eventually(page, () => readSlider(page), `Friday, November 20, 2026, 8:00:00 AM, after fact 0 of ${all}`);
    await page.getByText(`Before the first of ${all} facts`).waitFor();
    await go('2026-11-20T23:00');
    await eventually(page, () => readSlider(page), `Friday, November 20, 2026, 11:00:00 PM, after fact ${all} of ${all}`);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Previous fact' }).click();
    await eventually(page, () => readFactNumber(page), [all, all]);
  });

  it('says which of two instants she means where the clocks go back, and is told where there is none', async () => {
    const page = await openAudit(await audra({ size: PHONE }));
    const type = (typed: string) => page.getByLabel('Another instant', { exact: true }).fill(typed);
    const go = () => page.getByRole('button', { name: 'Go', exact: true }).click();
    await type('2026-11-01T01:30');
    const which = page.getByLabel('Another instant: which of two');
    expect(await which.locator('option').allTextContents()).toEqual(['first (EDT)', 'second (EST)']);
    expect(await findBarriers(page)).toEqual([]);
    const request = page.waitForRequest(/\/at\?instant=/);
    await which.selectOption('second (EST)');
    await go();
    expect(new URL((await request).url()).searchParams.get('instant')).toBe('2026-11-01T01:30:00-05:00');
    await type('2026-03-08T02:30');
    expect(await which.count()).toBe(0);
    await go();
    await page.getByText('This time does not exist: clocks go forward.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it('walks through the changes of an event, and sees what it was then', async () => {
    const id = await publish(screens.almanac(), 'bees', { name: 'Lecture on bees', location: 'Main hall' });
    await publish(screens.almanac(), 'bees', { name: 'Lecture on bees', location: 'Loft' });
    const page = await visit(await audra({ size: PHONE }), '/ops/audit');
    await page.getByLabel('Event', { exact: true }).first().fill(String(id));
    await page.getByRole('button', { name: 'Show event' }).click();
    const then = page.getByRole('region', { name: 'The event at this instant' });
    await then.getByText('Loft').waitFor();
    const type = page.getByLabel('Another instant of the event', { exact: true });
    await type.fill('2026-11-20T08:00');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await then.getByText('It was not published yet.').waitFor();
    await page.getByRole('button', { name: 'First change' }).click();
    await then.getByText('Lecture on bees').waitFor();
    expect(await page.getByRole('region', { name: 'Facts of the event' }).locator('[aria-current=step]').count()).toBeGreaterThan(
      0,
    );
    expect(
      await findBarriersInEveryWindow(page, { controls: [type, page.getByRole('button', { name: 'First change' })] }),
    ).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
  });

  it('is led from a preference that stands still to the fact that could not be folded', async () => {
    const key = hashedKey(keyOf('Pia'));
    const { app, resident, read } = screens.almanac();
    const [event] = await read<{ id: number }[]>('/api/events');
    await resident('Pia').save(event!.id).expect(200);
    const data = { key, session: 'another', revision: 0, followed: [], subcalendars: '', saved: [] };
    const { consistency: __, ...metadata } = commandMetadata();
    const fact = { id: randomUUID(), type: 'SessionCarriedOver', data, metadata };
    await app.get(Projector).caughtUpTo(await app.get(EventStore).append(`preferences-${key}`, [fact], 0));
    await resident('Pia').follow(LIBRARY).expect(200);
    const page = await visit(await audra({ size: PHONE }), `/ops/audit/${key}`);
    await preferences(page)
      .getByText(/^Not updated since/)
      .waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await preferences(page).getByRole('button', { name: 'fact 2' }).click();
    await eventually(page, async () => (await readFactNumber(page))?.[0], 2);
    expect(await preferences(page).getByText('removed: ').count()).toBe(0);
  });

  it('is led from a fact to whatever else its request recorded', async () => {
    const page = await openAudit(await audra({ size: DESKTOP }));
    await changes(page)
      .getByRole('button', { name: /^search the log for/ })
      .last()
      .click();
    await page.getByText(/^\d+ found in [\d,]+ facts\.$/).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Search the log');
    expect(await page.getByLabel('Request').inputValue()).toMatch(/^[\da-f-]{36}$/);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('is told when the server fails, and nothing old stands there for what could not be loaded', async () => {
    screens.allowErrors(/500/);
    const context = await audra({ size: PHONE });
    const page = await openAudit(context);
    await failCalls(context, '**/api/ops/audit/**');
    await page.getByRole('button', { name: 'First fact' }).click();
    await page.getByText('Unable to load this instant. Please try again later.').waitFor();
    expect(await preferences(page).count()).toBe(0);
    await page.getByLabel('Kind').selectOption('EventSaved');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await page.getByText('Unable to search the log. Please try again later.').waitFor();
    await page.getByRole('button', { name: 'Export JSON' }).click();
    await eventually(page, async () => (await readToast(page))[0], 'Export Failed');
    expect(await findBarriers(page)).toEqual([]);
  });

  it('is told what is wrong with what she typed', async () => {
    screens.allowErrors(/400/);
    const page = await visit(await audra(), '/ops/audit');
    await page.getByLabel('Key', { exact: true }).fill('Nora');
    await page.keyboard.press('Enter');
    await page
      .getByRole('alert')
      .getByText(/^key must be session_/)
      .waitFor();
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await page.getByText('Enter at least one search term.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it('enlarges it until 320 px are seen, and nothing lies beside the page', async () => {
    const page = await openAudit(await audra({ size: SMALLEST_WINDOW }));
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(SMALLEST_WINDOW.width);
  });
});
