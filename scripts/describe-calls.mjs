import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';

/** Writes the responses of all calls, as their controllers declare them, into a JSON file: `node scripts/describe-calls.mjs FILE`. */
const [target] = process.argv.slice(2);

/** The schemas of requests are made from their rules at run time. */
const NAMED = /\/libs\/contracts\/(?!requests\/)/;

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
const host = ts.createCompilerHost(options);
/** Resolves our own modules only: no response has a type of a package, and reading the packages takes half of the time. */
host.resolveModuleNameLiterals = (names, file) =>
  names.map(({ text }) => (/^[.#]/.test(text) ? ts.resolveModuleName(text, file, options, host) : { resolvedModule: undefined }));
const files = globSync('apps/api/src/**/*.controller.ts').toSorted();
const FAILURE = 'libs/contracts/failure.ts';
const program = ts.createProgram([...files, FAILURE], { ...options, types: [] }, host);
const checker = program.getTypeChecker();

const schemas = {};
const calls = {};

const main = () => {
  for (const file of files)
    for (const one of classesIn(program.getSourceFile(file))) for (const member of one.members) describe(one, member);
  for (const one of program.getSourceFile(FAILURE).statements)
    if (ts.isTypeAliasDeclaration(one)) schemaOf(checker.getTypeAtLocation(one.name));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify({ schemas: sorted(schemas), calls: sorted(calls) }));
};

const classesIn = (source) => source.statements.filter((one) => ts.isClassDeclaration(one));

const describe = (controller, member) => {
  if (!ts.isMethodDeclaration(member) || !decoratorsOf(member).some(({ name }) => ROUTES.has(name))) return;
  const said = decoratorsOf(member).find(({ name }) => name === 'Answers');
  const type = said ? argumentOf(said.call) : returnedBy(member);
  const words = docOf(checker.getSymbolAtLocation(member.name));
  const schema = isNothing(type) ? undefined : schemaOf(type);
  const failures = decoratorsOf(member).filter(({ name }) => name === 'OrAnswers');
  calls[`${controller.name.text}.${member.name.text}`] = {
    ...(words && { description: words }),
    ...(schema && { schema }),
    ...(failures.length > 0 && { failures: Object.fromEntries(failures.map(failureOf)) }),
  };
};

const returnedBy = (member) => awaited(checker.getReturnTypeOfSignature(checker.getSignatureFromDeclaration(member)));

const argumentOf = ({ typeArguments }) => checker.getTypeFromTypeNode(typeArguments[0]);

const failureOf = ({ call }) => [call.arguments[0].getText(), isNothing(argumentOf(call)) ? null : schemaOf(argumentOf(call))];

const ROUTES = new Set(['Get', 'Post', 'Put', 'Delete', 'Patch', 'Sse']);

const decoratorsOf = (node) =>
  (ts.getDecorators(node) ?? []).flatMap(({ expression: call }) =>
    ts.isCallExpression(call) ? [{ name: call.expression.getText(), call }] : [],
  );

const awaited = (type) => checker.getAwaitedType(type) ?? type;

const isNothing = (type) =>
  Boolean(type.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined | ts.TypeFlags.Never | ts.TypeFlags.Any));

const schemaOf = (type) => {
  const name = nameOf(type);
  if (!name) return shapeOf(type);
  if (!(name in schemas)) {
    schemas[name] = {};
    const words = docOf(type.aliasSymbol ?? type.symbol);
    schemas[name] = { ...(words && { description: words }), ...shapeOf(type) };
  }
  return { $ref: `#/components/schemas/${name}` };
};

const nameOf = (type) => {
  const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined);
  if (!symbol || type.aliasTypeArguments?.length || !isObject(type)) return undefined;
  const isOurs = symbol.declarations?.some((one) => NAMED.test(one.getSourceFile().fileName));
  return isOurs ? symbol.name : undefined;
};

const isObject = (type) =>
  type.isUnion()
    ? type.types.every(isObject)
    : !isPrimitive(type) && Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) && !isList(type);

const isPrimitive = (type) =>
  type.isIntersection() && type.types.some(({ flags }) => flags & (ts.TypeFlags.String | ts.TypeFlags.Number));

const isList = (type) => checker.isArrayType(type) || checker.isTupleType(type);

const shapeOf = (type) => {
  const { flags } = type;
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
  if (flags & ts.TypeFlags.NonPrimitive) return { type: 'object' };
  if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
  if (flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) return { type: 'string' };
  if (flags & ts.TypeFlags.Number) return { type: 'number' };
  if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
  if (flags & ts.TypeFlags.Null) return { type: 'null' };
  if (type.isUnion()) return unionOf(type.types);
  if (isPrimitive(type)) return { type: type.types.some((one) => one.flags & ts.TypeFlags.String) ? 'string' : 'number' };
  if (checker.isTupleType(type)) return tupleOf(checker.getTypeArguments(type));
  if (checker.isArrayType(type)) return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0]) };
  return recordOf(type);
};

const unionOf = (types) => {
  const said = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const isBoth = said.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length === 2;
  const apart = isBoth ? said.filter(({ flags }) => !(flags & ts.TypeFlags.BooleanLiteral)) : said;
  const [words, rest] = [apart.filter((one) => one.isStringLiteral()), apart.filter((one) => !one.isStringLiteral())];
  const shapes = [
    ...(words.length > 0 ? [{ type: 'string', enum: words.map(({ value }) => value) }] : []),
    ...(isBoth ? [{ type: 'boolean' }] : []),
    ...rest.map(schemaOf),
  ];
  return shapes.length === 1 ? shapes[0] : { anyOf: shapes };
};

const tupleOf = (types) => ({ type: 'array', prefixItems: types.map(schemaOf), items: false, minItems: types.length });

const recordOf = (type) => {
  const properties = {};
  const required = [];
  for (const property of checker.getPropertiesOfType(type)) {
    const of = checker.getTypeOfSymbol(property);
    const words = docOf(property);
    properties[property.name] = { ...schemaOf(of), ...(words && { description: words }) };
    if (!(property.flags & ts.SymbolFlags.Optional) && !mayBeLeftOut(of)) required.push(property.name);
  }
  const [any] = checker.getIndexInfosOfType(type);
  return {
    type: 'object',
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
    additionalProperties: any ? schemaOf(any.type) : false,
  };
};

/** JSON has no undefined. */
const mayBeLeftOut = (type) => type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined);

const docOf = (symbol) =>
  symbol ? ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' ').trim() : '';

const sorted = (record) => Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));

main();
