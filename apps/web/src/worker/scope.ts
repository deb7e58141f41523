/** The parts of the worker's global scope that are used. The DOM types of the project do not include them. */
export type Scope = {
  addEventListener<Name extends keyof Happenings>(name: Name, then: (event: Happenings[Name]) => void): void;
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly Client[]>;
    openWindow(url: string): Promise<unknown>;
  };
};

type Client = { readonly url: string; focus(): Promise<unknown>; postMessage(message: unknown): void };

export type Lasting = Event & { waitUntil(work: Promise<unknown>): void };

type Happenings = {
  install: Lasting;
  activate: Lasting;
  message: Lasting & MessageEvent;
  sync: Lasting & { readonly tag: string };
  push: Lasting & { readonly data: { json(): any } };
  notificationclick: Lasting & { readonly notification: Notification };
};

export const scope = globalThis as unknown as Scope;
