import { STATUS_CODES } from 'node:http';
import { type INestApplication, RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { MAX_KEY_LENGTH } from '#libs/contracts';
import { KEY } from '#libs/contracts/rules';
import { requireOwnKeyIn } from '../http/own-key';
import { isForResidents } from '../http/resident';
import { contentTypesOf, queryOf } from '../http/response-decorators';
import { type ApiDescription, type JsonSchema, readApiDescription } from './api-description';
import { requestSchema } from './request-schema';

export const createOpenApi = async (app: INestApplication, town: string): Promise<JsonSchema> => {
  // Loaded on demand: it is slow, and most servers are never asked.
  const { DocumentBuilder, SwaggerModule } = await import('@nestjs/swagger');
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Almanac')
    .setDescription(`The one calendar of everything that happens in ${town}.`)
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addCookieAuth('almanac', { type: 'apiKey', in: 'cookie' }, 'signIn')
    .addBearerAuth({ type: 'http' }, 'operator')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller}.${method}`,
  });
  const { schemas, calls } = await readApiDescription();
  const bodies: Record<string, JsonSchema> = {};
  const handlers = handlersOf(app);
  const paths = Object.entries(document.paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations as Record<string, Operation>).map(([method, operation]) => {
        const handler = handlers.get(operation.operationId)!;
        return [method, describeOperation(path, operation, handler, bodies, calls[operation.operationId])];
      }),
    ),
  ]);
  const components = { ...document.components, schemas: { ...schemas, ...bodies } };
  return { ...document, paths: Object.fromEntries(paths), components };
};

type Operation = Readonly<{ operationId: string; responses: Readonly<Record<string, unknown>> }>;

type Handler = Readonly<{ controller: object; method: object; args: readonly Arg[] }>;

type Arg = Readonly<{
  from: 'body' | 'query' | 'path' | 'elsewhere';
  name: string | undefined;
  type: any;
  schema?: JsonSchema | undefined;
}>;

const describeOperation = (
  path: string,
  { operationId, responses }: Operation,
  handler: Handler,
  bodies: Record<string, JsonSchema>,
  { description, schema, failures }: ApiDescription['calls'][string] = {},
): JsonSchema => {
  const [status = '200'] = Object.keys(responses);
  const [type, ...otherTypes] = contentTypesOf(handler.method) as [string, ...string[]];
  const success = {
    description: STATUS_CODES[status] ?? 'OK',
    ...(schema && { content: { [type]: contentOf(type, schema), ...Object.fromEntries(otherTypes.map((one) => [one, {}])) } }),
  };
  const failureResponses = Object.entries(failures ?? {}).map(([code, one]) => [
    code,
    {
      description: STATUS_CODES[code],
      ...(one && { content: code.startsWith('2') ? { [type]: { schema: one } } : jsonContent(one) }),
    },
  ]);
  return {
    ...{ operationId, tags: [topicOf(path)] },
    ...(description && { description }),
    ...describeRequest(path, handler, bodies),
    ...securityOf(path, handler),
    responses: { [status]: success, ...Object.fromEntries(failureResponses), default: FAILURE_RESPONSE },
  };
};

/** No schema for a stream: some clients would apply it to the whole text, others to each event. */
const contentOf = (type: string, schema: JsonSchema): JsonSchema => (type === 'text/event-stream' ? {} : { schema });

const topicOf = (path: string): string => /^\/(?:api\/)?([\w-]+)/.exec(path)![1]!;

const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } });

const FAILURE_RESPONSE = {
  description: 'A failure, in a sentence.',
  content: jsonContent({ $ref: '#/components/schemas/ErrorResponse' }),
};

const describeRequest = (path: string, { method, args }: Handler, bodies: Record<string, JsonSchema>): JsonSchema => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...args.find((one) => one.from === 'path' && one.name === name)?.schema },
  }));
  const queries = args.filter(({ from }) => from === 'query').flatMap(queriesOf);
  const describedQueries = Object.entries(queryOf(method)).map(([name, description]) => ({
    ...queryParameter(name),
    description,
  }));
  const parameters = [...inPath, ...queries, ...describedQueries];
  const body = args.find(({ from }) => from === 'body');
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestBodyOf(bodySchema(body.type, bodies), bodies[body.type.name]) }),
  };
};

const requestBodyOf = (schema: JsonSchema, shape: JsonSchema | undefined): JsonSchema =>
  shape && !shape['required']
    ? { content: jsonContent({ anyOf: [schema, { type: 'null' }] }) }
    : { required: true, content: jsonContent(schema) };

const queriesOf = ({ name, type }: Arg): JsonSchema[] => {
  if (name) return [queryParameter(name)];
  const { properties = {}, required = [] } = requestSchema(type) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([one, schema]) => ({
    ...queryParameter(one, withoutNull(schema)),
    ...(required.includes(one) && { required: true }),
  }));
};

/** A query string cannot contain null. */
const withoutNull = ({ anyOf, ...schema }: JsonSchema): JsonSchema => (anyOf as JsonSchema[] | undefined)?.[0] ?? schema;

const queryParameter = (name: string, schema: JsonSchema = { type: 'string' }): JsonSchema => ({ name, in: 'query', schema });

/** Bodies that other services sign are free-form objects. */
const bodySchema = (type: any, bodies: Record<string, JsonSchema>): JsonSchema => {
  if (type === Object) return { type: 'object' };
  bodies[type.name] ??= requestSchema(type);
  return { $ref: `#/components/schemas/${type.name}` };
};

/** Signing in is optional where the key of a session suffices. */
const securityOf = (path: string, { controller }: Handler): JsonSchema => {
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
          return [[`${controller.name}.${name}`, { controller, method, args: argumentsOf(controller, name) }] as const];
        });
      }),
  );

/** The framework's metadata is keyed `kind:index`. */
const argumentsOf = (controller: { prototype: object }, name: string): Arg[] => {
  const types: any[] = Reflect.getMetadata('design:paramtypes', controller.prototype, name) ?? [];
  const noted: Record<string, RouteArgument> = Reflect.getMetadata('__routeArguments__', controller, name) ?? {};
  return Object.entries(noted).map(([kind, { index, data, factory, pipes }]) =>
    factory === requireOwnKeyIn
      ? { from: 'path', name: 'key', type: types[index], schema: { pattern: KEY.source, maxLength: MAX_KEY_LENGTH } }
      : {
          from: SOURCE_BY_KIND[kind.split(':')[0]!] ?? 'elsewhere',
          name: typeof data === 'string' ? data : undefined,
          type: types[index],
          schema: patternOf(pipes),
        },
  );
};

const patternOf = (pipes: RouteArgument['pipes'] = []): JsonSchema | undefined =>
  pipes.flatMap(({ PATTERN }) => (PATTERN ? [{ pattern: PATTERN }] : []))[0];

type RouteArgument = Readonly<{
  index: number;
  data?: unknown;
  factory?: unknown;
  pipes?: readonly Readonly<{ PATTERN?: string }>[];
}>;

const SOURCE_BY_KIND: Readonly<Record<string, Arg['from']>> = { 3: 'body', 4: 'query', 5: 'path' };
