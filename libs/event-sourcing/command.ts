import type { Metadata } from './message';

/** By default an answer waits until the read models show its effect; bulk work uses `eventual` and waits once at its end. */
export type CommandMetadata = Metadata &
  Readonly<{
    consistency?: 'strong' | 'eventual';
    /** Called with the number of facts before they are recorded. Throws to refuse. Returns a call for when they were not. */
    admit?: (facts: number) => () => void;
  }>;

/** `class SaveEvent extends command('SaveEvent')<{ key: string; eventId: number }> {}` */
export const command = <T extends string>(type: T) =>
  class<Data> {
    readonly type = type;
    constructor(
      readonly data: Readonly<Data>,
      readonly issued: CommandMetadata,
    ) {}
  };

export type Command<Type extends string = string, Data = any> = Readonly<{
  type: Type;
  data: Readonly<Data>;
  issued: CommandMetadata;
}>;
