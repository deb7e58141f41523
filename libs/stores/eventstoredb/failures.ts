/** Those of gRPC's codes that pass. */
const [CANCELLED, DEADLINE_EXCEEDED, ABORTED, INTERNAL, UNAVAILABLE] = [1, 4, 10, 13, 14];

/** Told by a server that is down, going down, coming up or frozen, as seen on 23.10.8; of one that elects a leader only as its client says. */
const PASSING_TYPES = new Set(['unavailable', 'cancelled', 'deadline-exceeded', 'timeout', 'not-leader']);
const PASSING_CODES = new Set<unknown>([CANCELLED, DEADLINE_EXCEEDED, ABORTED, INTERNAL, UNAVAILABLE]);
const PASSING_WORDS =
  /Server Is Not Ready|Server Is Too Busy|No leader info|Failed to discover|ECONN|EPIPE|channel has been|write after end/i;

/** Whether the same call may succeed a moment later. Some have no type: then the code or the words tell. */
export const isPassing = (error: unknown): boolean => {
  const { type, code, message } = (error ?? {}) as { type?: unknown; code?: unknown; message?: unknown };
  return PASSING_TYPES.has(String(type)) || PASSING_CODES.has(code) || PASSING_WORDS.test(String(message));
};

export const isOf = (type: string, error: unknown): boolean => (error as { type?: unknown } | null)?.type === type;

/** A server that said nothing for so long is as good as down: also one that never came to accept the connection. */
export const SILENCE_MS = 5_000;

export const silent = () => Object.assign(new Error(`It said nothing for ${SILENCE_MS} ms.`), { code: DEADLINE_EXCEEDED });
