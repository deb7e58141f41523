/** The parts of the worker's global scope that are used. The DOM types of the project do not include them. */
export type Scope = {
  addEventListener<Name extends keyof WorkerEvents>(name: Name, then: (event: WorkerEvents[Name]) => void): void;
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly Client[]>;
    openWindow(url: string): Promise<unknown>;
  };
};

type Client = { readonly url: string; focus(): Promise<unknown>; postMessage(message: unknown): void };

export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };

type WorkerEvents = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & MessageEvent;
  sync: ExtendableEvent & { readonly tag: string };
  push: ExtendableEvent & { readonly data: { json(): any } };
  notificationclick: ExtendableEvent & { readonly notification: Notification };
};

export const scope = globalThis as unknown as Scope;
