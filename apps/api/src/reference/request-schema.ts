import { getMetadataStorage } from 'class-validator';
import { MAX_PASSWORD_LENGTH } from '#libs/contracts';
import type { JsonSchema } from './api-description';

type ValidationMetadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

type Class = abstract new (...values: never[]) => unknown;

export const requestSchema = (request: Class): JsonSchema => {
  const rules = Map.groupBy(
    getMetadataStorage().getTargetValidationMetadatas(request, '', false, false),
    ({ propertyName }) => propertyName,
  );
  const fields = [...rules].map(([name, fieldRules]) => [name, fieldSchema(request, name, fieldRules)] as const);
  const required = [...rules].flatMap(([name, fieldRules]) =>
    isUnchecked(undefined, name, fieldRules) || name in defaultsOf(request) ? [] : [name],
  );
  return { type: 'object', properties: Object.fromEntries(fields), ...(required.length > 0 && { required }) };
};

const fieldSchema = (request: Class, name: string, rules: readonly ValidationMetadata[]): JsonSchema => {
  const shape = shapeOf(request, name, rules);
  const uncheckedValues = [null, ''].filter((value) => isUnchecked(value, name, rules)).map((value) => ({ const: value }));
  return uncheckedValues.length > 0 ? { anyOf: [shape, ...uncheckedValues] } : shape;
};

const shapeOf = (request: Class, name: string, rules: readonly ValidationMetadata[]): JsonSchema => {
  const [ofEach, ofAll] = [rules.filter(({ each }) => each), rules.filter(({ each }) => !each)];
  const nested = rules.some(({ type }) => type === 'nestedValidation') && nestedClassOf(request, name);
  const items = { ...schemaOf(ofEach), ...(nested && requestSchema(nested)) };
  const all = schemaOf(ofAll);
  if (ofEach.length > 0) return { ...all, type: 'array', items };
  return nested ? { ...all, ...requestSchema(nested) } : all;
};

const isUnchecked = (value: unknown, name: string, rules: readonly ValidationMetadata[]): boolean =>
  rules
    .filter(({ type }) => type === 'conditionalValidation')
    .some(({ constraints: [isChecked] }) => !isChecked({ [name]: value }, value));

const defaultsOf = (request: Class): object => {
  const instance = Reflect.construct(request, []) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(instance).filter(([, value]) => value !== undefined));
};

const schemaOf = (rules: readonly ValidationMetadata[]): JsonSchema =>
  Object.assign({}, ...rules.map((rule) => SCHEMA_BY_RULE[nameOf(rule)]?.(rule.constraints ?? [])));

const nameOf = ({ name, constraintCls }: ValidationMetadata): string =>
  name ?? getMetadataStorage().getTargetValidatorConstraints(constraintCls)[0]?.name ?? '';

const nestedClassOf = (request: Class, field: string): Class | undefined => {
  const { defaultMetadataStorage } = require('class-transformer/cjs/storage') as {
    defaultMetadataStorage: { findTypeMetadata(of: Class, field: string): { typeFunction(): Class } | undefined };
  };
  return defaultMetadataStorage.findTypeMetadata(request, field)?.typeFunction();
};

const textSchema = () => ({ type: 'string' });

export const SCHEMA_BY_RULE: Readonly<Record<string, (constraints: readonly any[]) => JsonSchema>> = {
  isString: textSchema,
  isInt: () => ({ type: 'integer' }),
  isNumber: () => ({ type: 'number' }),
  isBoolean: () => ({ type: 'boolean' }),
  isArray: () => ({ type: 'array' }),
  isObject: () => ({ type: 'object' }),
  isDefined: () => ({}),
  isOptional: () => ({}),
  isNotEmpty: () => ({ minLength: 1 }),
  isIn: ([values]) => ({ enum: values }),
  equals: ([value]) => ({ const: value }),
  min: ([minimum]) => ({ minimum }),
  max: ([maximum]) => ({ maximum }),
  minLength: ([minLength]) => ({ minLength }),
  maxLength: ([maxLength]) => ({ maxLength }),
  isLength: ([minLength, maxLength]) => ({ type: 'string', minLength, maxLength }),
  matches: ([pattern]) => ({ type: 'string', ...(!pattern.flags.includes('i') && { pattern: pattern.source }) }),
  arrayMaxSize: ([maxItems]) => ({ maxItems }),
  arrayMinSize: ([minItems]) => ({ minItems }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  isUrl: () => ({ type: 'string', format: 'uri' }),
  isOnTheWeb: () => ({ type: 'string', format: 'uri' }),
  isDay: () => ({ type: 'string', format: 'date' }),
  isFilterNames: textSchema,
  isChatQuery: () => ({ type: 'object' }),
  isInstant: () => ({ type: 'string', format: 'date-time' }),
  isInstantText: () => ({ type: 'string', format: 'date-time' }),
  isEmailAddress: () => ({ type: 'string', format: 'email' }),
  startsWithDay: textSchema,
  isMoment: textSchema,
  isRecurrence: textSchema,
  isPhone: () => ({ type: 'string', maxLength: 40, pattern: '^[^0-9]*(?:[0-9][^0-9]*){10,15}$' }),
  isPhoneToKeep: textSchema,
  isTimeZone: textSchema,
  isPassword: () => ({ type: 'string', maxLength: MAX_PASSWORD_LENGTH }),
};
