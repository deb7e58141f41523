import { STATUS_CODES } from 'node:http';
import { type INestApplication, RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { LONGEST_KEY } from '#libs/contracts';
import { KEY } from '#libs/contracts/rules';
import { answeredAs, askedFor } from '../http/answers';
import { ownKeyIn } from '../http/own-key';
import { isForResidents } from '../http/signed-in';
import { type Described, readDescribed, type Schema } from './described';
import { requestSchema } from './request-schema';

/** Everything this application answers to, as OpenAPI 3.1: its addresses as the framework knows them, its requests as they are checked, its answers as their types say. */
export const openApi = async (app: INestApplication, town: string): Promise<Schema> => {
  // It takes its time to load, and most servers are never asked.
  const { DocumentBuilder, SwaggerModule } = await import('@nestjs/swagger');
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Almanac')
    .setDescription(`The one calendar of everything that happens in ${town}.`)
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addCookieAuth('almanac', { type: 'apiKey', in: 'cookie' }, 'signIn')
    .addBearerAuth({ type: 'http' }, 'operator')
    .build();
  const document = SwaggerModule.createDocument(app, about, {
    operationIdFactory: (controller, method) => `${controller}.${method}`,
  });
  const { schemas, calls } = await readDescribed();
  const bodies: Record<string, Schema> = {};
  const handlers = handlersOf(app);
  const paths = Object.entries(document.paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations as Record<string, Operation>).map(([method, operation]) => {
        const handler = handlers.get(operation.operationId)!;
        return [method, described(path, operation, handler, bodies, calls[operation.operationId])];
      }),
    ),
  ]);
  const components = { ...document.components, schemas: { ...schemas, ...bodies } };
  return { ...document, paths: Object.fromEntries(paths), components };
};

type Operation = Readonly<{ operationId: string; responses: Readonly<Record<string, unknown>> }>;

/** A method of a controller, what it is called with, and where that comes from. */
type Handler = Readonly<{ controller: object; method: object; args: readonly Arg[] }>;

type Arg = Readonly<{
  from: 'body' | 'query' | 'path' | 'elsewhere';
  name: string | undefined;
  type: any;
  /** What may stand there, where whoever reads it says so. */
  schema?: Schema | undefined;
}>;

const described = (
  path: string,
  { operationId, responses }: Operation,
  handler: Handler,
  bodies: Record<string, Schema>,
  { description, schema, failures }: Described['calls'][string] = {},
): Schema => {
  const [status = '200'] = Object.keys(responses);
  const [type, ...others] = answeredAs(handler.method) as [string, ...string[]];
  const success = {
    description: STATUS_CODES[status] ?? 'OK',
    ...(schema && { content: { [type]: contentOf(type, schema), ...Object.fromEntries(others.map((one) => [one, {}])) } }),
  };
  const failed = Object.entries(failures ?? {}).map(([code, one]) => [
    code,
    { description: STATUS_CODES[code], ...(one && { content: code.startsWith('2') ? { [type]: { schema: one } } : json(one) }) },
  ]);
  return {
    ...{ operationId, tags: [topicOf(path)] },
    ...(description && { description }),
    ...asked(path, handler, bodies),
    ...securityOf(path, handler),
    responses: { [status]: success, ...Object.fromEntries(failed), default: FAILURE },
  };
};

/** Of a stream no schema is told: to some readers it would be of the whole text, to others of each event in it. */
const contentOf = (type: string, schema: Schema): Schema => (type === 'text/event-stream' ? {} : { schema });

/** Under what it stands: the first word of its address. */
const topicOf = (path: string): string => /^\/(?:api\/)?([\w-]+)/.exec(path)![1]!;

const json = (schema: Schema) => ({ 'application/json': { schema } });

const FAILURE = { description: 'A failure, in a sentence.', content: json({ $ref: '#/components/schemas/Failure' }) };

const asked = (path: string, { method, args }: Handler, bodies: Record<string, Schema>): Schema => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...args.find((one) => one.from === 'path' && one.name === name)?.schema },
  }));
  const queries = args.filter(({ from }) => from === 'query').flatMap(queriesOf);
  const others = Object.entries(askedFor(method)).map(([name, description]) => ({ ...query(name), description }));
  const parameters = [...inPath, ...queries, ...others];
  const body = args.find(({ from }) => from === 'body');
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestBodyOf(bodySchema(body.type, bodies), bodies[body.type.name]) }),
  };
};

/** Where no field has to be said, nor has anything: no body, or null, is as good as an empty one. */
const requestBodyOf = (schema: Schema, shape: Schema | undefined): Schema =>
  shape && !shape['required']
    ? { content: json({ anyOf: [schema, { type: 'null' }] }) }
    : { required: true, content: json(schema) };

const queriesOf = ({ name, type }: Arg): Schema[] => {
  if (name) return [query(name)];
  const { properties = {}, required = [] } = requestSchema(type) as { properties?: Record<string, Schema>; required?: string[] };
  return Object.entries(properties).map(([one, schema]) => ({
    ...query(one, inAddress(schema)),
    ...(required.includes(one) && { required: true }),
  }));
};

/** An address has no word for null. */
const inAddress = ({ anyOf, ...schema }: Schema): Schema => (anyOf as Schema[] | undefined)?.[0] ?? schema;

const query = (name: string, schema: Schema = { type: 'string' }): Schema => ({ name, in: 'query', schema });

/** What others sign is whatever they say. */
const bodySchema = (type: any, bodies: Record<string, Schema>): Schema => {
  if (type === Object) return { type: 'object' };
  bodies[type.name] ??= requestSchema(type);
  return { $ref: `#/components/schemas/${type.name}` };
};

/** Residents may sign in, and need not where a session's key will do. */
const securityOf = (path: string, { controller }: Handler): Schema => {
  if (path === '/metrics') return { security: [{ operator: [] }] };
  return isForResidents(controller) ? { security: [{}, { signIn: [] }] } : {};
};

const handlersOf = (app: INestApplication): ReadonlyMap<string, Handler> =>
  new Map(
    [...app.get(ModulesContainer).values()]
      .flatMap(({ controllers }) => [...controllers.values()])
      .flatMap(({ metatype }) => {
        const controller = metatype as unknown as { name: string; prototype: object };
        return Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
          const method = Reflect.get(controller.prototype, name);
          const isRoute = typeof method === 'function' && Reflect.getMetadata('method', method) in RequestMethod;
          if (!isRoute) return [];
          return [[`${controller.name}.${name}`, { controller, method, args: argsOf(controller, name) }] as const];
        });
      }),
  );

/** As the framework notes them: `kind:index`. */
const argsOf = (controller: { prototype: object }, name: string): Arg[] => {
  const types: any[] = Reflect.getMetadata('design:paramtypes', controller.prototype, name) ?? [];
  const noted: Record<string, Noted> = Reflect.getMetadata('__routeArguments__', controller, name) ?? {};
  return Object.entries(noted).map(([kind, { index, data, factory, pipes }]) =>
    factory === ownKeyIn
      ? { from: 'path', name: 'key', type: types[index], schema: { pattern: KEY.source, maxLength: LONGEST_KEY } }
      : {
          from: FROM[kind.split(':')[0]!] ?? 'elsewhere',
          name: typeof data === 'string' ? data : undefined,
          type: types[index],
          schema: patternOf(pipes),
        },
  );
};

/** What is read from an address by a pipe is written as the pipe says. */
const patternOf = (pipes: Noted['pipes'] = []): Schema | undefined =>
  pipes.flatMap(({ PATTERN }) => (PATTERN ? [{ pattern: PATTERN }] : []))[0];

type Noted = Readonly<{ index: number; data?: unknown; factory?: unknown; pipes?: readonly Readonly<{ PATTERN?: string }>[] }>;

const FROM: Readonly<Record<string, Arg['from']>> = { 3: 'body', 4: 'query', 5: 'path' };
