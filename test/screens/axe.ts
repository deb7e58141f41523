import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE, TABLET } from './browser';
import { waitForFrame } from './eventually';

/** For a dialog whose page was checked before. */
export const DIALOG_SELECTOR = '[role="dialog"]';

type Scope = { within?: string; rules?: string[] };

/** The whole page and all rules unless `within` or `rules` limit it. */
export const findBarriers = async (page: Page, { within = 'html', rules }: Scope = {}): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ within, options }) => (globalThis as unknown as { axe: typeof axe }).axe.run(within, options),
    {
      within,
      options: { resultTypes: ['violations'], ...(rules ? { runOnly: rules, preload: false } : AXE_OPTIONS) } as axe.RunOptions,
    },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
};

/**
 * In each window; also returns each of `controls` that is not visible there. A desk and a phone are checked in both colour schemes,
 * in the second by the colour rules only: the others check the same document again. What a tablet shows is the desk's or the phone's
 * document, so only the rules about its layout run there. Restores the first window and scheme.
 */
export const findBarriersInEveryWindow = async (page: Page, { within, controls = [] }: Look = {}): Promise<string[]> => {
  const [first, isDark] = [page.viewportSize()!, await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)];
  const [colour, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const found: string[] = [];
  for (const [name, size] of Object.entries({ DESKTOP, TABLET, PHONE })) {
    const add = (where: string, broken: string[]) => found.push(...broken.map((rule) => `${name}, ${where}: ${rule}`));
    await resize(page, size);
    for (const control of controls) await control.waitFor().catch(() => add(colour, [`${control} cannot be seen`]));
    if (size === TABLET) {
      add(colour, await findBarriers(page, { ...(within && { within }), rules: LAYOUT_RULES }));
      continue;
    }
    add(colour, await findBarriers(page, { ...(within && { within }) }));
    await page.emulateMedia({ colorScheme: other });
    add(other, await findBarriers(page, { ...(within && { within }), rules: COLOUR_RULES }));
    await page.emulateMedia({ colorScheme: colour });
  }
  await resize(page, first);
  return found;
};

/** Waits until the page is drawn in the new size. */
export const resize = async (page: Page, size: { width: number; height: number }) => {
  await page.setViewportSize(size);
  await waitForFrame(page);
};

type Look = { within?: string; controls?: Locator[] };

const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable'];

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rule on target sizes is off by default. Of the assets axe can preload, the enabled rules need only media. */
const AXE_OPTIONS = { rules: { 'target-size': { enabled: true } }, preload: { assets: ['media'] } };
