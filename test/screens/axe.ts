import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Every rule that the page breaks, and where. `within` is a selector. */
export const barriers = async (page: Page, within = 'html'): Promise<string[]> => {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (root) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(root, {
        resultTypes: ['violations'],
        rules: { 'target-size': { enabled: true } },
      }),
    within,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
};
