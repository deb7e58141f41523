/** The servers that the stores of a process are on: none where they are files. */
export abstract class Servers {
  abstract readonly names: readonly string[];

  /** The names of those that do not answer within a moment. */
  abstract missing(): Promise<readonly string[]>;
}
