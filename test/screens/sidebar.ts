import type { Locator, Page } from 'playwright-core';

export const tree = (page: Page): Locator => page.getByRole('region', { name: 'Organizations', exact: true });

/** The name that shows one organization's events, or those of a part of it. */
export const entry = (page: Page, name: string): Locator => tree(page).getByRole('button', { name, exact: true });

export const box = (page: Page, name: string): Locator =>
  tree(page).getByRole('checkbox', { name: `Follow ${name}`, exact: true });

/** How many events the sidebar says there are beside a name. */
export const countBeside = async (name: Locator): Promise<number> =>
  Number((await name.locator('xpath=following-sibling::span').textContent())!.replace('events: ', ''));
