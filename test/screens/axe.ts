import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE, TABLET } from './browser';
import { nextPicture } from './seeing';

/** The scope of a dialog, for when the page below it was checked already. */
export const DIALOG = '[role="dialog"]';

type Scope = { within?: string; rules?: string[] };

/** Every rule that the page breaks, and where: the whole page and all rules, unless a selector or some rules are named. */
export const barriers = async (page: Page, { within = 'html', rules }: Scope = {}): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ within, options }) => (globalThis as unknown as { axe: typeof axe }).axe.run(within, options),
    { within, options: { resultTypes: ['violations'], ...(rules ? { runOnly: rules, preload: false } : ALL) } as axe.RunOptions },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
};

/**
 * Every rule that the page breaks as it is now, in each window and both colour schemes, and each of `controls` that is not visible
 * there. In the second scheme of a window only the colour rules run: the others check the same document again. Afterwards the page
 * has its first window and scheme again.
 */
export const barriersInEveryWindow = async (page: Page, { within, controls = [] }: Look = {}): Promise<string[]> => {
  const [first, isDark] = [page.viewportSize()!, await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)];
  const [colour, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const found: string[] = [];
  for (const [name, size] of Object.entries({ DESKTOP, TABLET, PHONE })) {
    const add = (where: string, broken: string[]) => found.push(...broken.map((rule) => `${name}, ${where}: ${rule}`));
    await resize(page, size);
    for (const control of controls) await control.waitFor().catch(() => add(colour, [`${control} cannot be seen`]));
    add(colour, await barriers(page, { ...(within && { within }) }));
    await page.emulateMedia({ colorScheme: other });
    add(other, await barriers(page, { ...(within && { within }), rules: COLOUR_RULES }));
    await page.emulateMedia({ colorScheme: colour });
  }
  await resize(page, first);
  return found;
};

/** Changes the size of the window, and waits until the page is drawn in it. */
export const resize = async (page: Page, size: { width: number; height: number }) => {
  await page.setViewportSize(size);
  await nextPicture(page);
};

type Look = { within?: string; controls?: Locator[] };

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The size of targets is left out unless one asks for it. Of what axe can load before it starts, the rules that are enabled need
 * only the media.
 */
const ALL = { rules: { 'target-size': { enabled: true } }, preload: { assets: ['media'] } };
