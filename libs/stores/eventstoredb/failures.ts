import { status } from '@grpc/grpc-js';

/** Told by a server that is down, going down, coming up, frozen, or elects a new leader; seen on 23.10.8. */
const PASSING_TYPES = new Set(['unavailable', 'cancelled', 'deadline-exceeded', 'timeout', 'not-leader']);
const PASSING_CODES = new Set<unknown>([
  status.CANCELLED,
  status.DEADLINE_EXCEEDED,
  status.ABORTED,
  status.INTERNAL,
  status.UNAVAILABLE,
]);
const PASSING_WORDS = /Server Is Not Ready|ECONNREFUSED|ECONNRESET|EPIPE|channel has been (closed|shut down)|write after end/i;

/** Whether the same call may succeed a moment later. Appends often fail without a type: then the code or the words tell. */
export const isPassing = (error: unknown): boolean => {
  const { type, code, message } = (error ?? {}) as { type?: unknown; code?: unknown; message?: unknown };
  return PASSING_TYPES.has(String(type)) || PASSING_CODES.has(code) || PASSING_WORDS.test(String(message));
};

export const isOf = (type: string, error: unknown): boolean => (error as { type?: unknown } | null)?.type === type;
