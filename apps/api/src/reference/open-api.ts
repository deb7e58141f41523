import { STATUS_CODES } from 'node:http';
import { type INestApplication, RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { answeredAs, askedFor } from '../http/answers';
import { isForResidents } from '../http/signed-in';
import { answers } from './answers';
import type { Schema } from './described';
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
  const bodies: Record<string, Schema> = {};
  const handlers = handlersOf(app);
  const paths = Object.entries(document.paths).map(([path, calls]) => [
    path,
    Object.fromEntries(
      Object.entries(calls as Record<string, Operation>).map(([method, operation]) => {
        const handler = handlers.get(operation.operationId)!;
        return [method, described(path, operation, handler, bodies)];
      }),
    ),
  ]);
  const components = { ...document.components, schemas: { ...answers.schemas, ...bodies } };
  return { ...document, paths: Object.fromEntries(paths), components };
};

type Operation = Readonly<{ operationId: string; responses: Readonly<Record<string, unknown>> }>;

/** A method of a controller, what it is called with, and where that comes from. */
type Handler = Readonly<{ controller: object; method: object; args: readonly Arg[] }>;

type Arg = Readonly<{ from: 'body' | 'query' | 'elsewhere'; name: string | undefined; type: any }>;

const described = (path: string, operation: Operation, handler: Handler, bodies: Record<string, Schema>): Schema => {
  const { operationId } = operation;
  const { description, schema, failures } = answers.calls[operationId] ?? {};
  const [status = '200'] = Object.keys(operation.responses);
  const type = answeredAs(handler.method) ?? 'application/json';
  const success = {
    description: STATUS_CODES[status] ?? 'OK',
    ...(schema && { content: { [type]: { schema } } }),
  };
  const failed = Object.entries(failures ?? {}).map(([code, one]) => [
    code,
    { description: STATUS_CODES[code], ...(one && { content: json(one) }) },
  ]);
  return {
    ...{ operationId, tags: [topicOf(path)] },
    ...(description && { description }),
    ...asked(path, handler, bodies),
    ...securityOf(path, handler),
    responses: { [status]: success, ...Object.fromEntries(failed), default: FAILURE },
  };
};

/** Under what it stands: the first word of its address. */
const topicOf = (path: string): string => /^\/(?:api\/)?([\w-]+)/.exec(path)![1]!;

const json = (schema: Schema) => ({ 'application/json': { schema } });

const FAILURE = { description: 'A failure, in a sentence.', content: json({ $ref: '#/components/schemas/Failure' }) };

const asked = (path: string, { method, args }: Handler, bodies: Record<string, Schema>): Schema => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const queries = args.filter(({ from }) => from === 'query').flatMap(queriesOf);
  const others = Object.entries(askedFor(method)).map(([name, description]) => ({ ...query(name), description }));
  const parameters = [...inPath, ...queries, ...others];
  const body = args.find(({ from }) => from === 'body');
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(bodySchema(body.type, bodies)) } }),
  };
};

const queriesOf = ({ name, type }: Arg): Schema[] => {
  if (name) return [query(name)];
  const { properties = {}, required = [] } = requestSchema(type) as { properties?: Record<string, Schema>; required?: string[] };
  return Object.entries(properties).map(([one, schema]) => ({
    ...query(one, schema),
    ...(required.includes(one) && { required: true }),
  }));
};

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
  const noted: Record<string, { index: number; data?: unknown }> =
    Reflect.getMetadata('__routeArguments__', controller, name) ?? {};
  return Object.entries(noted).map(([kind, { index, data }]) => ({
    from: FROM[kind.split(':')[0]!] ?? 'elsewhere',
    name: typeof data === 'string' ? data : undefined,
    type: types[index],
  }));
};

const FROM: Readonly<Record<string, Arg['from']>> = { 3: 'body', 4: 'query' };
