import { bytesField, numberField, parseMessage, textField } from './protobuf';

export type Append = Readonly<{ stream: string; facts: readonly SerializedFact[]; revision: number }>;

export type SerializedFact = Readonly<{ id: string; type: string; data: Buffer; metadata: Buffer }>;

/** The revision of the last fact, and its commit position. */
export type AppendResult = Readonly<{ revision: number; position: number }>;

/** `nth` is in the answer too, and tells the appends of a call apart. */
export const toBatchRequest = (call: string, nth: number, { stream, facts, revision }: Append): Buffer =>
  Buffer.concat([
    bytesField(1, textField(2, `${call}-${nth.toString(16).padStart(12, '0')}`)),
    bytesField(
      2,
      bytesField(1, textField(3, stream)),
      revision < 0 ? NO_STREAM_FIELD : numberField(2, revision),
      deadlineField(),
    ),
    ...facts.map(factField),
    IS_FINAL_FIELD,
  ]);

const NO_STREAM_FIELD = bytesField(3);

/** The server compares it with its own clock, so it is far away. How long to wait is decided here. */
const DEADLINE_SECONDS = 24 * 60 * 60;

const deadlineField = () => bytesField(6, numberField(1, Math.floor(Date.now() / 1_000) + DEADLINE_SECONDS));

const factField = ({ id, type, data, metadata }: SerializedFact) =>
  bytesField(
    3,
    bytesField(1, textField(2, id)),
    entryField('type', type),
    JSON_FIELD,
    bytesField(3, metadata),
    bytesField(4, data),
  );

const entryField = (name: string, value: string) => bytesField(2, textField(1, name), textField(2, value));

const JSON_FIELD = entryField('content-type', 'application/json');

const IS_FINAL_FIELD = numberField(4, 1);

export type BatchResponse = Readonly<{ nth: number; result: AppendResult | Error }>;

export const parseBatchResponse = (bytes: Buffer): BatchResponse => {
  const [, id, error, success] = parseMessage(bytes).parts;
  return { nth: parseNth(id![0]!), result: success ? parseSuccess(success[0]!) : parseError(error![0]!) };
};

/** The server repeats the text of the id. */
const parseNth = (id: Buffer): number => Number.parseInt(parseMessage(id).parts[2]?.[0]?.toString().slice(-12) ?? '', 16);

const parseSuccess = (success: Buffer): AppendResult | Error => {
  const { numbers, parts } = parseMessage(success);
  const place = parts[3]?.[0];
  if (!place) return new Error('The answer has no position.');
  return { revision: numbers[1] ?? 0, position: parseMessage(place).numbers[1] ?? 0 };
};

const parseError = (status: Buffer): Error => {
  const { numbers, parts } = parseMessage(status);
  const [, , text, details] = parts;
  const name =
    parseMessage(details?.[0] ?? NOTHING)
      .parts[1]?.[0]?.toString()
      .replace(/^.*\./, '') ?? '';
  return Object.assign(new Error(text?.[0]?.toString() || name), { code: numbers[1], type: ERROR_TYPES[name] ?? 'unknown' });
};

const NOTHING = Buffer.alloc(0);

/** By the client's names. */
const ERROR_TYPES: Readonly<Record<string, string>> = {
  WrongExpectedVersion: 'wrong-expected-version',
  MaximumAppendSizeExceeded: 'maximum-append-size-exceeded',
  StreamDeleted: 'stream-deleted',
  AccessDenied: 'access-denied',
  Timeout: 'deadline-exceeded',
};
