export type Message<Type extends string = string, Data = any> = Readonly<{ type: Type; data: Readonly<Data> }>;

/** A fact: past tense, plain JSON, never changed once recorded. */
export type DomainEvent<Type extends string = string, Data = any> = Message<Type, Data>;

/** The same for all facts of a command. `time` is an ISO instant. Issued again with its `commandId` it is the same command. */
export type Metadata = Readonly<{ actor: string; time: string; commandId: string; correlationId: string }>;

/** A fact to append. `id` is a UUID; appending the same ids again is the same append. */
export type NewEvent<E extends DomainEvent = DomainEvent> = E & Readonly<{ id: string; metadata: Metadata }>;

/** A recorded fact. `position` orders it in the log, `revision` (from 0) in its stream. */
export type Recorded<E extends DomainEvent = DomainEvent> = NewEvent<E> &
  Readonly<{ stream: string; revision: number; position: Position }>;

/** Decimal text of fixed width, so that text order is log order. Only stores create positions. */
export type Position = string & { readonly [isPosition]: true };

declare const isPosition: unique symbol;

const POSITION_WIDTH = 20;

export const positionOf = (place: number | bigint): Position => String(place).padStart(POSITION_WIDTH, '0') as Position;

/** For people and for HTTP responses. */
export const toDecimal = (position: Position): string => String(BigInt(position));

export const BEGINNING: Position = positionOf(0);
