import { AsyncLocalStorage } from 'node:async_hooks';

/** Ids of the request and command that cause what is logged and recorded. They do not identify the caller. */
export type CallContext = Readonly<{ requestId?: string; correlationId?: string; commandId?: string }>;

const contextStorage = new AsyncLocalStorage<CallContext>();

const EMPTY_CONTEXT: CallContext = {};

export const currentContext = (): CallContext => contextStorage.getStore() ?? EMPTY_CONTEXT;

/** Runs `work`, and all it starts, in the current context extended by this one. */
export const runInContext = <T>(context: CallContext, work: () => T): T =>
  contextStorage.run({ ...currentContext(), ...context }, work);
