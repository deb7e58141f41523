import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { isDay } from '#libs/contracts';

@ValidatorConstraint({ name: 'isDay' })
export class IsDay implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return typeof value === 'string' && isDay(value);
  }

  defaultMessage() {
    return '$property must be a day such as 2026-11-20.';
  }
}
