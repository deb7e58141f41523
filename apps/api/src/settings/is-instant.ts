import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { isDay } from '#libs/contracts';

/** An ISO instant that says its offset: nothing may hang on the zone of the host. */
export const isInstant = (text: string): boolean =>
  WRITTEN.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

const WRITTEN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

@ValidatorConstraint({ name: 'isInstant' })
export class IsInstant implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return typeof value === 'string' && isInstant(value);
  }

  defaultMessage() {
    return '$property must be an ISO instant such as 2026-03-18T12:00:00-04:00.';
  }
}
