import type { BrowserContext, Page, Route } from 'playwright-core';

type Calls = BrowserContext | Page;

/** Calls to an address are not answered before `go`. */
export const hold = async (calls: Calls, address: string) => {
  let go = () => {};
  const allowed = new Promise<void>((resolve) => {
    go = resolve;
  });
  await calls.route(address, (route) => allowed.then(() => route.fallback()));
  return { go };
};

/** Calls to an address fail, with one method or with any, until `mend`. */
export const fail = async (calls: Calls, address: string, method?: string) => {
  const refuse = (route: Route) =>
    method && route.request().method() !== method ? route.fallback() : route.fulfill({ status: 500 });
  await calls.route(address, refuse);
  return { mend: () => calls.unroute(address, refuse) };
};

export const answer = (calls: Calls, address: string, json: unknown) => {
  if (address.endsWith('/api/events')) drawnAnew.add(calls);
  return calls.route(address, (route) => route.fulfill({ json }));
};

/** Who is told of another calendar than the server drew: the browser says that it draws the page anew, and may. */
export const drawnAnew = new WeakSet<Calls>();

/** The server's own answer, changed in some of its fields. */
export const change = <T extends object>(calls: Calls, address: string, fields: Partial<T>) =>
  calls.route(address, async (route) => {
    const answer: T = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, ...fields } });
  });
