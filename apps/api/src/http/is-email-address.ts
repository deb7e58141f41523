import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { isEmailAddress } from '#libs/contracts';

@ValidatorConstraint({ name: 'isEmailAddress' })
export class IsEmailAddress implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return typeof value === 'string' && isEmailAddress(value);
  }

  defaultMessage() {
    return '$property must be an email';
  }
}
