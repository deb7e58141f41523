import { positionOf, type Recorded } from '#libs/event-sourcing';
import { parseMessage } from './protobuf';

/** `bytes` is the length of an event as sent. */
export type ReadResponse = Readonly<{ isConfirmation: boolean; event: Recorded | undefined; bytes: number }>;

export const parseReadResponse = (response: Buffer): ReadResponse => {
  const [, read, confirmation] = parseMessage(response).parts;
  const recorded = read && parseMessage(read[0]!).parts[1]?.[0];
  return { isConfirmation: confirmation !== undefined, event: recorded && toRecorded(recorded), bytes: response.length };
};

/** Events that the server writes itself, also into streams that are deleted, are not facts. */
export const isFact = ({ type }: Recorded) => !type.startsWith('$');

const toRecorded = (bytes: Buffer): Recorded => {
  const { numbers, parts } = parseMessage(bytes);
  const [, id, stream, , , , properties = [], metadata, data] = parts;
  return {
    id: textAt(id![0]!, 2),
    type: typeAmong(properties),
    data: parseJson(data),
    metadata: parseJson(metadata),
    stream: textAt(stream![0]!, 3),
    revision: numbers[3] ?? 0,
    position: positionOf(numbers[5] ?? 0),
  };
};

const textAt = (message: Buffer, field: number): string => parseMessage(message).parts[field]?.[0]?.toString() ?? '';

const typeAmong = (properties: readonly Buffer[]): string => textAt(properties.find((one) => textAt(one, 1) === 'type')!, 2);

/** Somebody else may have written something that is not JSON. */
const parseJson = (parts: readonly Buffer[] | undefined) => {
  const text = parts?.[0]?.toString() ?? '';
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
