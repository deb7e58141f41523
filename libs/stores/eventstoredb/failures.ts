const [CANCELLED, DEADLINE_EXCEEDED, ABORTED, INTERNAL, UNAVAILABLE] = [1, 4, 10, 13, 14];

/** The server is down, stopping, starting or frozen (seen with 23.10.8), or elects a leader. */
const TRANSIENT_TYPES = new Set(['unavailable', 'cancelled', 'deadline-exceeded', 'timeout', 'not-leader']);
const TRANSIENT_CODES = new Set<unknown>([CANCELLED, DEADLINE_EXCEEDED, ABORTED, INTERNAL, UNAVAILABLE]);
const TRANSIENT_MESSAGES =
  /Server Is Not Ready|Server Is (?:Too )?Busy|No leader info|Failed to discover|ECONN|EPIPE|channel has been|write after end/i;

/** Errors without a type are recognized by code or message. */
export const isTransientFailure = (error: unknown): boolean => {
  const { type, code, message } = (error ?? {}) as { type?: unknown; code?: unknown; message?: unknown };
  return TRANSIENT_TYPES.has(String(type)) || TRANSIENT_CODES.has(code) || TRANSIENT_MESSAGES.test(String(message));
};

export const hasErrorType = (type: string, error: unknown): boolean => (error as { type?: unknown } | null)?.type === type;

/** A server silent for this long counts as down, also one that never accepts the connection. */
export const RESPONSE_TIMEOUT_MS = 5_000;

export const timeoutError = () =>
  Object.assign(new Error(`It did not answer for ${RESPONSE_TIMEOUT_MS} ms.`), { code: DEADLINE_EXCEEDED });
