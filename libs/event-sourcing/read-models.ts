import type { Projection } from './projection';

/** Documents built by projections, addressed by their projection. Reads always use the live build. */
export abstract class ReadModels {
  abstract get<Doc>(model: Projection<Doc>, key: string | number): Promise<Doc | undefined>;

  /** Undefined also for a parked document, which shows an outdated state. For reads that must not be wrong, such as sign-ins. */
  abstract getUnlessParked<Doc>(model: Projection<Doc>, key: string | number): Promise<Doc | undefined>;

  /** In the order of `keys`, undefined for missing ones. */
  abstract getMany<Doc>(model: Projection<Doc>, keys: readonly (string | number)[]): Promise<(Doc | undefined)[]>;

  /** Returns documents whose indexed fields pass every test, ordered by `sort` (missing values first), else by key. */
  abstract find<Doc>(model: Projection<Doc>, where?: Where<Doc>, how?: FindQuery<Doc>): Promise<Doc[]>;

  /** How many documents `find` would return. */
  abstract count<Doc>(model: Projection<Doc>, where: Where<Doc>): Promise<number>;

  /** Changes whenever a document may have changed, and before a command of this process is answered. Known without I/O. */
  abstract revision(...models: readonly Projection<any>[]): string;

  /** The keys of all documents that may have changed since `revision`, undefined if that is not known any more. */
  abstract changesSince(model: Projection<any>, revision: string): Promise<readonly string[] | undefined>;

  /** False if another process may have read a document before `revision` moved here. */
  abstract readonly hasAtomicRevisions: boolean;

  abstract close(): Promise<void>;
}

export type Where<Doc> = { readonly [F in keyof Doc]?: Test<Doc[F]> };
export type Test<Value> = Readonly<{ eq?: Value; in?: readonly Value[]; gte?: Value; lt?: Value }>;

/** The next page starts after the key of the last document, and after its value if sorted. */
export type FindQuery<Doc> = Readonly<{ limit?: number }> &
  (
    | Readonly<{ sort?: undefined; after?: string }>
    | { [F in keyof Doc & string]: Readonly<{ sort: F; after?: readonly [value: Doc[F], key: string] }> }[keyof Doc & string]
  );
