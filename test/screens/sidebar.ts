import type { Locator, Page } from 'playwright-core';

export const organizationTree = (page: Page): Locator => page.getByRole('region', { name: 'Organizations', exact: true });

export const organizationButton = (page: Page, name: string): Locator =>
  organizationTree(page).getByRole('button', { name, exact: true });

export const followCheckbox = (page: Page, name: string): Locator =>
  organizationTree(page).getByRole('checkbox', { name: `Follow ${name}`, exact: true });

export const readCountBeside = async (name: Locator): Promise<number> =>
  Number((await name.locator('xpath=following-sibling::span').textContent())!.replace('events: ', ''));
