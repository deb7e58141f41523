import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Scope = { within?: string; rules?: string[] };

/** Every rule that the page breaks, and where: the whole page and all rules, unless a selector or some rules are named. */
export const barriers = async (page: Page, { within = 'html', rules }: Scope = {}): Promise<string[]> => {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ within, options }) => (globalThis as unknown as { axe: typeof axe }).axe.run(within, options),
    { within, options: { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : ALL) } as axe.RunOptions },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
};

/** The size of targets is left out unless one asks for it. */
const ALL = { rules: { 'target-size': { enabled: true } } };
