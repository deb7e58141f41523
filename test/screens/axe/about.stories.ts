import { findBarriersInEveryWindow } from '../axe';
import { boxOf } from '../box-of';
import { openScreens } from '../browser';
import { visit } from '../home';

describe('Walt, who wonders who is behind all this,', () => {
  const screens = openScreens();

  it('reads it, may write to them, and is offered help', async () => {
    const page = await visit(await screens.openVisitor(), '/about');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    await main.getByText('Almanac is an experiment by a local resident').waitFor();
    expect(await main.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toMatch(/^mailto:/);
    await main.getByRole('heading', { level: 2, name: 'Need Help?' }).waitFor();
    await main.getByText('Four short steps, one minute.').waitFor();
    expect((await boxOf(main.getByRole('button', { name: 'Show Tutorial' }))).height).toBeGreaterThanOrEqual(44);
    expect(await findBarriersInEveryWindow(page)).toEqual([]);
  });

  it('is asked about the router where there is no page, and led back', async () => {
    screens.allowErrors(/404/);
    const context = await screens.openVisitor();
    const answer = context.waitForEvent('response', (response) => new URL(response.url()).pathname === '/who');
    const page = await visit(context, '/who');
    expect((await answer).status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    await page.getByText('Did you forget to add the page to the router?').waitFor();
    expect(await findBarriersInEveryWindow(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to Events' }).click();
    await page.getByRole('heading', { level: 1, name: 'Friday, November 20' }).waitFor();
  });
});
