import { getMetadataStorage } from 'class-validator';
import type { Schema } from './described';

type ValidationMetadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

type Class = abstract new (...values: never[]) => unknown;

/** What a request may say, read from the rules by which it is checked: they are written once. */
export const requestSchema = (request: Class): Schema => {
  const rules = Map.groupBy(
    getMetadataStorage().getTargetValidationMetadatas(request, '', false, false),
    ({ propertyName }) => propertyName,
  );
  const fields = [...rules].map(([name, its]) => [name, fieldSchema(request, its)] as const);
  const required = [...rules].flatMap(([name, its]) => (its.some(isOptional) ? [] : [name]));
  return { type: 'object', properties: Object.fromEntries(fields), ...(required.length > 0 && { required }) };
};

const fieldSchema = (request: Class, rules: readonly ValidationMetadata[]): Schema => {
  const [ofEach, ofAll] = [rules.filter(({ each }) => each), rules.filter(({ each }) => !each)];
  const nested = rules.some(({ type }) => type === 'nestedValidation') && nestedIn(request, rules[0]!.propertyName);
  const items = { ...saidBy(ofEach), ...(nested && requestSchema(nested)) };
  const all = saidBy(ofAll);
  if (ofEach.length > 0) return { ...all, type: 'array', items };
  const shape = nested ? { ...all, ...requestSchema(nested) } : all;
  // Without some other field it may be whatever it is: then it is not looked at.
  return rules.some(isConditional) ? { anyOf: [shape, { type: ['string', 'null'] }] } : shape;
};

const saidBy = (rules: readonly ValidationMetadata[]): Schema =>
  Object.assign({}, ...rules.map((rule) => WORDS[nameOf(rule)]?.(rule.constraints ?? [])));

const nameOf = ({ name, constraintCls }: ValidationMetadata): string =>
  name ?? getMetadataStorage().getTargetValidatorConstraints(constraintCls)[0]?.name ?? '';

const isConditional = ({ type, name }: ValidationMetadata) => type === 'conditionalValidation' && name !== 'isOptional';

const isOptional = ({ type }: ValidationMetadata) => type === 'conditionalValidation' || type === 'whitelistValidation';

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
  isLength: ([minLength, maxLength]) => ({ minLength, maxLength }),
  matches: ([pattern]) => (pattern.flags.includes('i') ? {} : { pattern: pattern.source }),
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
  isPhone: text,
  isTimeZone: text,
  isPassword: text,
};
