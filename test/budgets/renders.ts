import type { BrowserContext, Page } from 'playwright-core';

export type Renders = { commits: number; components: number; rows: number };

/** Has the pages of a browser count what React renders. React tells it to its developer tools, also in what is built for production. */
export const countRenders = (context: BrowserContext) => context.addInitScript(listenToReact);

/** Since it was last asked. */
export const rendersOf = (page: Page): Promise<Renders> =>
  page.evaluate(() => {
    const all = (globalThis as Counting).renders;
    const renders = { ...all };
    Object.assign(all, { commits: 0, components: 0, rows: 0 });
    return renders;
  });

type Counting = typeof globalThis & { renders: Renders };

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
  // Functions, with forwarded references and memoized; of each fiber, whether it rendered.
  const [COMPONENTS, RENDERED] = [[0, 11, 14, 15], 1];
  const look = (fiber: Fiber) => {
    if (COMPONENTS.includes(fiber.tag) && fiber.flags & RENDERED) {
      renders.components += 1;
      if (fiber.child?.type === 'article') renders.rows += 1;
    }
    // The same children: nothing below has rendered.
    if (fiber.alternate?.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) look(child);
  };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
      renders.commits += 1;
      look(root.current);
    },
    onCommitFiberUnmount: () => undefined,
  };
  Object.assign(globalThis, { renders, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
};
