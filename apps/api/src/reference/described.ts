/** JSON Schema, as OpenAPI 3.1 takes it. */
export type Schema = Readonly<Record<string, unknown>>;

/** What is read from types: the shapes that have a name, and of each call what it is about and what it answers. */
export type Described = Readonly<{
  schemas: Readonly<Record<string, Schema>>;
  calls: Readonly<
    Record<string, Readonly<{ description?: string; schema?: Schema; failures?: Readonly<Record<string, Schema | null>> }>>
  >;
}>;
