import type { Locator, Page } from 'playwright-core';
import { DESKTOP, openScreens, PHONE } from '../browser';
import { eventually } from '../eventually';
import { reload, stopClock, visit } from '../home';

describe('Ruth, who comes back from an event', () => {
  const screens = openScreens();

  it.each(['list', 'table', 'calendar'])('finds it in her %s, highlighted for 3 seconds', async (eventView) => {
    const page = await visit(await screens.openVisitor({ storage: { eventView } }));
    if (eventView === 'calendar') await page.getByRole('button', { name: /^Saturday, December 5, 2026/ }).click();
    const link = page.getByRole('main').getByRole('link', { name: 'Winter farmers market' }).last();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await heading(page, 'Winter farmers market').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await goBack(page);
    const found = highlightedRow(page).getByRole('link', { name: 'Winter farmers market' });
    await found.waitFor();
    await eventually(page, () => checkPosition(page, found, 112, DESKTOP.height), true);
    await page.clock.fastForward(3_000);
    await highlightedRow(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('scrollToEventId'))).toBeNull();
  });

  it('finds the last event of all again, with the button of her browser', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }));
    const last = page.getByRole('link', { name: 'Community garden plots: list opens' });
    await eventually(page, () => page.evaluate(scrollToEnd).then(() => last.count()), 1);
    await last.click();
    await heading(page, 'Community garden plots: list opens').waitFor();
    await stopClock(page);
    await page.goBack();
    await heading(page, 'Friday, November 20').waitFor();
    await page.clock.fastForward(600);
    await eventually(page, () => checkPosition(page, last, 100, PHONE.height), true);
    await highlightedRow(page).waitFor();
  });

  it('finds it in the tab she came from, whatever she opened in another', async () => {
    const context = await screens.openVisitor();
    const [page, other] = [await visit(context), await visit(context)];
    await page.getByRole('main').getByRole('link', { name: 'Winter farmers market' }).first().click();
    await heading(page, 'Winter farmers market').waitFor();
    await other.getByRole('main').getByRole('link', { name: 'Used book sale' }).click();
    await heading(other, 'Used book sale').waitFor();
    for (const [tab, name] of [
      [page, 'Winter farmers market'],
      [other, 'Used book sale'],
    ] as const) {
      await goBack(tab);
      await highlightedRow(tab).getByRole('link', { name }).waitFor();
    }
  });

  it('finds it after a reload too', async () => {
    const page = await visit(await screens.openVisitor());
    await page.getByRole('main').getByRole('link', { name: 'Winter farmers market' }).first().click();
    await heading(page, 'Winter farmers market').waitFor();
    await reload(page);
    await goBack(page);
    await highlightedRow(page).getByRole('link', { name: 'Winter farmers market' }).waitFor();
  });
});

/** From then on the clock is stopped. */
const goBack = async (page: Page) => {
  await stopClock(page);
  await page.getByRole('link', { name: 'Back to Events' }).click();
  await heading(page, 'Friday, November 20').waitFor();
  await page.clock.fastForward(600);
};

const scrollToEnd = () => window.scrollTo(0, document.body.scrollHeight);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** One frame later; the page's clock draws that frame. */
const checkPosition = async (page: Page, something: Locator, top: number, bottom: number) => {
  await page.clock.runFor(16);
  const box = await something.boundingBox();
  return box !== null && box.y >= top && box.y + box.height <= bottom;
};

const highlightedRow = (page: Page) => page.locator('[data-returned], [class*="returned"]');
