import type { Page } from 'playwright-core';
import { DESKTOP, openScreens, PHONE } from './browser';
import { reload, stopClock, visit } from './home';
import { eventually } from './seeing';

describe('Ruth, who comes back from an event', () => {
  const screens = openScreens();

  it.each(['list', 'table', 'calendar'])('finds it in her %s, highlighted for 3 seconds', async (eventView) => {
    const page = await visit(await screens.somebody({ remembers: { eventView } }));
    if (eventView === 'calendar') await page.getByRole('button', { name: /^Saturday, December 5, 2026/ }).click();
    const link = page.getByRole('main').getByRole('link', { name: 'Winter farmers market' }).last();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await heading(page, 'Winter farmers market').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await stopClock(page);
    await page.getByRole('link', { name: 'Back to Events' }).click();
    await heading(page, 'Friday, November 20').waitFor();
    await page.clock.fastForward(600);
    const found = highlighted(page).getByRole('link', { name: 'Winter farmers market' });
    await found.waitFor();
    await eventually(page, async () => isBetween(await found.boundingBox(), 112, DESKTOP.height), true);
    await page.clock.fastForward(3_000);
    await highlighted(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => sessionStorage.getItem('scrollToEventId'))).toBeNull();
  });

  it('finds the last event of all again, with the button of her browser', async () => {
    const page = await visit(await screens.somebody({ size: PHONE }));
    const last = page.getByRole('link', { name: 'Community garden plots: list opens' });
    await eventually(page, () => page.evaluate(toTheEnd).then(() => last.count()), 1);
    await last.click();
    await heading(page, 'Community garden plots: list opens').waitFor();
    await stopClock(page);
    await page.goBack();
    await heading(page, 'Friday, November 20').waitFor();
    await page.clock.fastForward(600);
    await eventually(page, async () => isBetween(await last.boundingBox(), 100, PHONE.height), true);
    await highlighted(page).waitFor();
  });

  it('finds it in the tab she came from, not in another, and after a reload too', async () => {
    const context = await screens.somebody();
    const [page, other] = [await visit(context), await visit(context)];
    await page.getByRole('main').getByRole('link', { name: 'Winter farmers market' }).first().click();
    await heading(page, 'Winter farmers market').waitFor();
    await other.getByRole('main').getByRole('link', { name: 'Used book sale' }).click();
    await heading(other, 'Used book sale').waitFor();
    await reload(page);
    for (const [tab, name] of [
      [page, 'Winter farmers market'],
      [other, 'Used book sale'],
    ] as const) {
      await stopClock(tab);
      await tab.getByRole('link', { name: 'Back to Events' }).click();
      await heading(tab, 'Friday, November 20').waitFor();
      await tab.clock.fastForward(600);
      await highlighted(tab).getByRole('link', { name }).waitFor();
    }
  });
});

const toTheEnd = () => window.scrollTo(0, document.body.scrollHeight);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const isBetween = (box: { y: number; height: number } | null, top: number, bottom: number) =>
  box !== null && box.y >= top && box.y + box.height <= bottom;

const highlighted = (page: Page) => page.locator('[data-returned], [class*="returned"]');
