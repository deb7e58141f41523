import fc from 'fast-check';

type Schema = Readonly<Record<string, any>>;

export type ApiOperation = Readonly<{
  operationId: string;
  parameters?: readonly Readonly<{ name: string; in: string; schema?: Schema }>[];
  requestBody?: Readonly<{ content: Readonly<Record<string, Readonly<{ schema: Schema }>>> }>;
  responses: Readonly<Record<string, Readonly<{ content?: Readonly<Record<string, Readonly<{ schema?: Schema }>>> }>>>;
}>;

export type ApiDocument = Readonly<{
  paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  components: Readonly<{ schemas: Readonly<Record<string, Schema>> }>;
}>;

export const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  '',
  'x',
  '\u0000',
  '\ud800',
  [],
  [null],
  [[]],
  [{}],
  {},
  { toString: 1, valueOf: 2 },
  { length: 3 },
  { constructor: 1 },
  { then: {} },
];

const arbitraryValue = () => fc.oneof(fc.constantFrom(...ODD_VALUES), fc.jsonValue());

export const arbitraryPath = (path: string, existingValues: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...path
        .split(/(\{\w+\})/)
        .map((part) =>
          part.startsWith('{') ? arbitraryPathSegment(existingValues[part.slice(1, -1)] ?? []) : fc.constant(part),
        ),
    )
    .map((parts) => parts.join(''));

const arbitraryPathSegment = (existingValues: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...existingValues, 'x') },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1 }).map(encodeURIComponent) },
  );

export const arbitraryQuery = ({ parameters = [] }: ApiOperation): fc.Arbitrary<string> => {
  const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const words = fc.oneof(fc.constantFrom('', '1', '-1', '2026-12-01', 'x', '%', '1e400'), fc.string({ unit: 'grapheme' }));
  const pair = fc
    .tuple(fc.constantFrom(...names, 'toString', '__proto__'), words)
    .map((both) => new URLSearchParams([both]).toString());
  return fc.array(pair, { maxLength: names.length > 0 ? 4 : 1 }).map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));
};

export const arbitraryBody = (
  { requestBody }: ApiOperation,
  { components }: ApiDocument,
  words: readonly string[],
): fc.Arbitrary<string | undefined> => {
  if (!requestBody) return fc.constant(undefined);
  const resolved = (schema: Schema): Schema =>
    schema.$ref ? resolved(components.schemas[String(schema.$ref).split('/').at(-1)!]!) : schema;
  const valueFor = (rawSchema: Schema): fc.Arbitrary<unknown> => {
    const schema = resolved(rawSchema);
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueFor));
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if ('const' in schema) return fc.constant(schema.const);
    return (BY_TYPE[schema.type] ?? arbitraryValue)(schema);
  };
  const objectOf = ({ properties = {} }: Schema) =>
    fc.record(
      Object.fromEntries(
        Object.entries<Schema>(properties).map(([name, schema]) => [
          name,
          fc.oneof({ weight: 4, arbitrary: valueFor(schema) }, { weight: 1, arbitrary: arbitraryValue() }),
        ]),
      ),
      { requiredKeys: [] },
    );
  const BY_TYPE: Readonly<Record<string, (schema: Schema) => fc.Arbitrary<unknown>>> = {
    object: objectOf,
    array: ({ items = {} }) => fc.array(valueFor(items), { maxLength: 3 }),
    integer: () => fc.oneof(fc.constantFrom(...words.map(Number).filter(Number.isSafeInteger), 1), fc.integer()),
    number: () => fc.double(),
    boolean: () => fc.boolean(),
    string: () => fc.oneof(fc.constantFrom(...words, ...SAMPLE_TEXTS), fc.string({ unit: 'binary' })),
  };
  return fc
    .oneof(
      { weight: 9, arbitrary: valueFor(requestBody.content['application/json']!.schema) },
      { weight: 1, arbitrary: arbitraryValue() },
    )
    .map((body) => JSON.stringify(body));
};

const SAMPLE_TEXTS = [
  '2026-12-01',
  '2026-12-01T18:00',
  '2026-12-01T18:00:00-05:00',
  '0001-01-01T00:00:00+14:00',
  '18:30',
  'FREQ=WEEKLY;BYDAY=TU',
  'ben@example.com',
  'correct horse battery',
  'https://calendar.example/feed.ics',
  '(856) 555-0142',
  'America/New_York',
  'Public Library',
  'District 1 (Monday pick up)',
];
