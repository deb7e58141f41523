import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { isDay } from '#libs/contracts';

@ValidatorConstraint({ name: 'isInstantText' })
export class IsInstantText implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return typeof value === 'string' && INSTANT.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
  }

  defaultMessage() {
    return '$property must be an instant such as 2026-11-20T17:00:00-05:00.';
  }
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/;
