/** A command or a domain event: a name and plain JSON. */
export type Message<Type extends string = string, Data = any> = Readonly<{ type: Type; data: Readonly<Data> }>;

/** A fact: past tense, plain JSON, never changed once recorded. */
export type DomainEvent<Type extends string = string, Data = any> = Message<Type, Data>;

/**
 * Who asked, when (ISO instant), and under which ids: kept beside every fact a command leads to. A command issued again
 * under its `commandId` is the same command.
 */
export type Metadata = Readonly<{ actor: string; time: string; commandId: string; correlationId: string }>;

/** A fact on its way to the store. `id` is a UUID; repeating an append with the same ids is the same append. */
export type NewEvent<E extends DomainEvent = DomainEvent> = E & Readonly<{ id: string; metadata: Metadata }>;

/** A fact as the store remembers it. `position` orders it among all facts, `revision` (from 0) within its stream. */
export type Recorded<E extends DomainEvent = DomainEvent> = NewEvent<E> &
  Readonly<{ stream: string; revision: number; position: Position }>;

/** Where a fact stands in the log: decimal text of fixed width, so that the order of texts is the order of facts. Only stores make them. */
export type Position = string & { readonly [isPosition]: true };

declare const isPosition: unique symbol;

const WIDTH = 20;

export const positionOf = (place: number | bigint): Position => String(place).padStart(WIDTH, '0') as Position;

/** As people read it, and as it is told to whoever asks over HTTP. */
export const decimalOf = (position: Position): string => String(BigInt(position));

/** Before the first fact. */
export const BEGINNING: Position = positionOf(0);
