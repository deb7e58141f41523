import type { Projection } from './projection';

/** Documents built by projections, addressed by the projection that builds them. Reads always see the live build. */
export abstract class ReadModels {
  abstract get<Doc>(model: Projection<Doc>, key: string | number): Promise<Doc | undefined>;

  /**
   * Undefined also where it is parked: what is shown of it is what it was before a fact that could not be folded. For what nobody may be
   * answered by mistake.
   */
  abstract getSure<Doc>(model: Projection<Doc>, key: string | number): Promise<Doc | undefined>;

  /** The documents of `keys`, in their order; undefined where there is none. */
  abstract getMany<Doc>(model: Projection<Doc>, keys: readonly (string | number)[]): Promise<(Doc | undefined)[]>;

  /** Documents whose indexed fields pass every test, in the order of `sort`, what lacks that field first, else of their keys. */
  abstract find<Doc>(model: Projection<Doc>, where?: Where<Doc>, how?: Find<Doc>): Promise<Doc[]>;

  /**
   * Changes whenever a document of the model may have: what is derived from it can be kept until then. Known without
   * asking, and moved before a command of this process is answered.
   */
  abstract revision(model: Projection<any>): string;

  abstract close(): Promise<void>;
}

export type Where<Doc> = { readonly [F in keyof Doc]?: Test<Doc[F]> };
export type Test<Value> = Readonly<{ eq?: Value; in?: readonly Value[]; gte?: Value; lt?: Value }>;

/** The next page begins after the key of the last document of this one, and, where they are sorted, after its value. */
export type Find<Doc> = Readonly<{ limit?: number }> &
  (
    | Readonly<{ sort?: undefined; after?: string }>
    | { [F in keyof Doc & string]: Readonly<{ sort: F; after?: readonly [value: Doc[F], key: string] }> }[keyof Doc & string]
  );
