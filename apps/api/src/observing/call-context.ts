import { AsyncLocalStorage } from 'node:async_hooks';

/** They do not identify the caller. */
export type CallContext = Readonly<{ requestId?: string; correlationId?: string; commandId?: string }>;

const contextStorage = new AsyncLocalStorage<CallContext>();

const EMPTY_CONTEXT: CallContext = {};

export const currentContext = (): CallContext => contextStorage.getStore() ?? EMPTY_CONTEXT;

export const runInContext = <T>(context: CallContext, work: () => T): T =>
  contextStorage.run({ ...currentContext(), ...context }, work);
