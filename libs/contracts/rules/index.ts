import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength, ValidateBy, type ValidationArguments } from 'class-validator';
import { isDay } from '../day';
import { isEmailAddress } from '../email-address';
import { isInstant } from '../instant';
import { MAX_PASSWORD_LENGTH } from '../limits';
import { canBePassword } from '../password';
import { MAX_KEY_LENGTH } from '../session-key';

/** Makes a validation decorator. The OpenAPI document describes it by its name; `$property` in its message is the name of the field. */
export const rule = (
  name: string,
  validate: (value: unknown, about: ValidationArguments) => boolean,
  message: string | ((about: ValidationArguments) => string),
) => {
  const defaultMessage = (about?: ValidationArguments) => (typeof message === 'string' ? message : message(about!));
  return () => ValidateBy({ name, validator: { validate: (value, about) => validate(value, about!), defaultMessage } });
};

export const textRule = (name: string, validate: (text: string) => boolean, message: string) =>
  rule(name, (value) => typeof value === 'string' && validate(value), message);

export const IsDay = textRule('isDay', isDay, '$property must be a day such as 2026-11-20.');

export const IsEmailAddress = textRule('isEmailAddress', isEmailAddress, '$property must be an email');

export const IsInstant = textRule('isInstant', isInstant, '$property must be an ISO instant such as 2026-03-18T12:00:00-04:00.');

export const IsInstantText = textRule(
  'isInstantText',
  (text) => INSTANT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
  '$property must be an instant such as 2026-11-20T17:00:00-05:00.',
);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/;

export const IsPassword = textRule(
  'isPassword',
  canBePassword,
  `$property must be shorter than or equal to ${MAX_PASSWORD_LENGTH} characters, each of them whole`,
);

/** For words that have to say something: blanks alone do not. */
export const IsSaid = () => Matches(/\S/, { message: '$property must not be empty.' });

/** A field that may be left out. Null means the same. */
export const Optional = () =>
  combined(
    IsOptional(),
    Transform(({ value }) => value ?? undefined),
  );

/** A key in a body, by how it is written. Whose it is `ownKey` asks. */
export const IsKey = () => combined(...textRules(KEY), IsString());

export const IsSessionKey = () => combined(...textRules(OF_SESSION));

const textRules = (pattern: RegExp) => [Matches(pattern, WRONG), MaxLength(MAX_KEY_LENGTH, WRONG)];

const WRONG = { message: '$property must be a session key: session_{timestamp}_{random}.' };

const OF_SESSION = /^session_[0-9]+_[A-Za-z0-9_-]{22,}$/;

/** Of a session or of an account. It has no look-ahead: not every reader of JSON Schema knows any. */
export const KEY = /^(?:session_[0-9]+_[A-Za-z0-9_-]{22,}|user_[A-Za-z0-9_-]+)$/;

/** Combines decorators into one that applies them in this order. */
const combined =
  (...decorators: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, name) => {
    for (const decorate of decorators) decorate(target, name);
  };
