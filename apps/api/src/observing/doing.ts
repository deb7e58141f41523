import { AsyncLocalStorage } from 'node:async_hooks';

/** What is going on while something is said or recorded: of which request, by which command. Ids only: none says who asked. */
export type Doing = Readonly<{ requestId?: string; correlationId?: string; commandId?: string }>;

const goingOn = new AsyncLocalStorage<Doing>();

const NOTHING: Doing = {};

export const doing = (): Doing => goingOn.getStore() ?? NOTHING;

/** Does `work`, and whatever follows from it, as part of this too. */
export const within = <T>(more: Doing, work: () => T): T => goingOn.run({ ...doing(), ...more }, work);
