import type { BrowserContext, Page } from 'playwright-core';

type Renders = { commits: number; components: number; rows: number };

/** React reports them to its developer tools, in production builds too. */
export const countRenders = (context: BrowserContext) => context.addInitScript(listenToReact);

/** Since the last call. */
export const takeRenders = (page: Page): Promise<Renders> =>
  page.evaluate(() => {
    const all = (globalThis as WithRenders).renders;
    const renders = { ...all };
    Object.assign(all, { commits: 0, components: 0, rows: 0 });
    return renders;
  });

type WithRenders = typeof globalThis & { renders: Renders };

type Fiber = Readonly<{
  tag: number;
  flags: number;
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}>;

const listenToReact = () => {
  const renders: Renders = { commits: 0, components: 0, rows: 0 };
  // Components: plain, with forwarded references, and memoized. The flag says that a fiber rendered.
  const [COMPONENT_TAGS, RENDERED_FLAG] = [[0, 11, 14, 15], 1];
  const countFiber = (fiber: Fiber) => {
    if (COMPONENT_TAGS.includes(fiber.tag) && fiber.flags & RENDERED_FLAG) {
      renders.components += 1;
      if (fiber.child?.type === 'article') renders.rows += 1;
    }
    // With the same children, nothing below has rendered.
    if (fiber.alternate?.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) countFiber(child);
  };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
      renders.commits += 1;
      countFiber(root.current);
    },
    onCommitFiberUnmount: () => undefined,
  };
  Object.assign(globalThis, { renders, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
};
