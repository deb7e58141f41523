import { getMetadataStorage } from 'class-validator';
import { LONGEST_PASSWORD } from '#libs/contracts';
import type { Schema } from './described';

type ValidationMetadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

type Class = abstract new (...values: never[]) => unknown;

/** What a request may say, read from the rules by which it is checked: they are written once. */
export const requestSchema = (request: Class): Schema => {
  const rules = Map.groupBy(
    getMetadataStorage().getTargetValidationMetadatas(request, '', false, false),
    ({ propertyName }) => propertyName,
  );
  const fields = [...rules].map(([name, its]) => [name, fieldSchema(request, name, its)] as const);
  const required = [...rules].flatMap(([name, its]) =>
    isUnchecked(undefined, name, its) || name in made(request) ? [] : [name],
  );
  return { type: 'object', properties: Object.fromEntries(fields), ...(required.length > 0 && { required }) };
};

/** Of one field, and beside it what is not checked there: null, or an empty text. */
const fieldSchema = (request: Class, name: string, rules: readonly ValidationMetadata[]): Schema => {
  const shape = shapeOf(request, name, rules);
  const beside = [null, ''].filter((value) => isUnchecked(value, name, rules)).map((value) => ({ const: value }));
  return beside.length > 0 ? { anyOf: [shape, ...beside] } : shape;
};

const shapeOf = (request: Class, name: string, rules: readonly ValidationMetadata[]): Schema => {
  const [ofEach, ofAll] = [rules.filter(({ each }) => each), rules.filter(({ each }) => !each)];
  const nested = rules.some(({ type }) => type === 'nestedValidation') && nestedIn(request, name);
  const items = { ...saidBy(ofEach), ...(nested && requestSchema(nested)) };
  const all = saidBy(ofAll);
  if (ofEach.length > 0) return { ...all, type: 'array', items };
  return nested ? { ...all, ...requestSchema(nested) } : all;
};

/** Whether a value is let through before any rule looks at it, whatever else is sent. */
const isUnchecked = (value: unknown, name: string, rules: readonly ValidationMetadata[]): boolean =>
  rules
    .filter(({ type }) => type === 'conditionalValidation')
    .some(({ constraints: [isChecked] }) => !isChecked({ [name]: value }, value));

/** One without anything said: what stands in it then is a default. */
const made = (request: Class): object => {
  const one = Reflect.construct(request, []) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined));
};

const saidBy = (rules: readonly ValidationMetadata[]): Schema =>
  Object.assign({}, ...rules.map((rule) => WORDS[nameOf(rule)]?.(rule.constraints ?? [])));

const nameOf = ({ name, constraintCls }: ValidationMetadata): string =>
  name ?? getMetadataStorage().getTargetValidatorConstraints(constraintCls)[0]?.name ?? '';

/** As whoever reads the body finds it. */
const nestedIn = (request: Class, field: string): Class | undefined => {
  const { defaultMetadataStorage } = require('class-transformer/cjs/storage') as {
    defaultMetadataStorage: { findTypeMetadata(of: Class, field: string): { typeFunction(): Class } | undefined };
  };
  return defaultMetadataStorage.findTypeMetadata(request, field)?.typeFunction();
};

const text = () => ({ type: 'string' });

/** Each rule in the words of JSON Schema. */
export const WORDS: Readonly<Record<string, (constraints: readonly any[]) => Schema>> = {
  isString: text,
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
  isInstant: () => ({ type: 'string', format: 'date-time' }),
  isInstantText: () => ({ type: 'string', format: 'date-time' }),
  isEmailAddress: () => ({ type: 'string', format: 'email' }),
  startsWithDay: text,
  isMoment: text,
  isRecurrence: text,
  isPhone: () => ({ type: 'string', maxLength: 40, pattern: '^[^0-9]*(?:[0-9][^0-9]*){10,15}$' }),
  isPhoneToKeep: text,
  isTimeZone: text,
  isPassword: () => ({ type: 'string', maxLength: LONGEST_PASSWORD }),
};
