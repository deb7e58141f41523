import type { Metadata } from './message';

/**
 * How a command was issued. Its answer waits until the read models show its effect, so that whoever asked sees their
 * own write; bulk work says `eventual` and waits once at its end.
 */
export type Issued = Metadata &
  Readonly<{
    consistency?: 'strong' | 'eventual';
    /** Asked right before so many facts are recorded: throws what refuses them. Answers whom to tell when they were not, after all. */
    admit?: (facts: number) => () => void;
  }>;

/** `class SaveEvent extends command('SaveEvent')<{ key: string; eventId: number }> {}` */
export const command = <T extends string>(type: T) =>
  class<Data> {
    readonly type = type;
    constructor(
      readonly data: Readonly<Data>,
      readonly issued: Issued,
    ) {}
  };

/** A wish, imperative. */
export type Command<Type extends string = string, Data = any> = Readonly<{ type: Type; data: Readonly<Data>; issued: Issued }>;
