import type { BrowserContext, Page, Route } from 'playwright-core';

type Routable = BrowserContext | Page;

/** Until `release`. */
export const holdCalls = async (calls: Routable, address: string) => {
  let go = () => {};
  const allowed = new Promise<void>((resolve) => {
    go = resolve;
  });
  await calls.route(address, (route) => allowed.then(() => route.fallback()));
  return { release: go };
};

/** With one method or all, until `restore`. */
export const failCalls = async (calls: Routable, address: string, method?: string) => {
  const refuse = (route: Route) =>
    method && route.request().method() !== method ? route.fallback() : route.fulfill({ status: 500 });
  await calls.route(address, refuse);
  return { restore: () => calls.unroute(address, refuse) };
};

export const answerCalls = (calls: Routable, address: string, json: unknown) => {
  if (address.endsWith('/api/events')) redrawnContexts.add(calls);
  return calls.route(address, (route) => route.fulfill({ json }));
};

/** Contexts that get another calendar than the server drew. Their console may say that the page is drawn again. */
export const redrawnContexts = new WeakSet<Routable>();

export const changeFields = <T extends object>(calls: Routable, address: string, fields: Partial<T>) =>
  calls.route(address, async (route) => {
    const answer: T = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, ...fields } });
  });
