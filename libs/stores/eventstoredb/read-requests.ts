import { BEGINNING, type Position } from '#libs/event-sourcing';
import { bytesField, numberField, textField } from './protobuf';

export type ReadOptions = Readonly<{ direction: 'forwards' | 'backwards'; maxCount: number }>;

/** From a position, forwards with the event there and backwards without it, or from the end. */
export const toLogRequest = (from: Position | 'end', options: ReadOptions): Buffer =>
  toReadRequest(bytesField(2, from === 'end' ? LOG_END : positionField(from)), limitFields(options));

/** From a revision, or from the first fact forwards and from the last one backwards. */
export const toStreamRequest = (stream: string, from: number | undefined, options: ReadOptions): Buffer =>
  toReadRequest(
    bytesField(1, bytesField(1, textField(3, stream)), from === undefined ? EDGES[options.direction] : numberField(2, from)),
    limitFields(options),
  );

export const toSubscriptionRequest = (after: Position): Buffer =>
  toReadRequest(bytesField(2, positionField(after)), [bytesField(6), FACTS_FILTER]);

const LOG_END = bytesField(3);

const EDGES = { forwards: bytesField(3), backwards: bytesField(4) };

const positionField = (position: Position) =>
  position === BEGINNING ? bytesField(2) : bytesField(1, numberField(1, Number(position)), numberField(2, Number(position)));

const limitFields = ({ direction, maxCount }: ReadOptions) => [
  numberField(3, direction === 'forwards' ? 0 : 1),
  numberField(5, maxCount),
  bytesField(8),
];

/** Ids are wanted as text. */
const toReadRequest = (source: Buffer, fields: readonly Buffer[]) =>
  bytesField(1, source, ...fields, bytesField(9, bytesField(2)));

/** The server leaves out its own events. */
const FACTS_FILTER = bytesField(7, bytesField(2, textField(1, '^[^$].*')), bytesField(4), numberField(5, 1));
