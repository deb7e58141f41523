import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { canBePassword, LONGEST_PASSWORD } from '#libs/contracts';

@ValidatorConstraint({ name: 'isPassword' })
export class IsPassword implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return typeof value === 'string' && canBePassword(value);
  }

  defaultMessage() {
    return `$property must be shorter than or equal to ${LONGEST_PASSWORD} characters, each of them whole`;
  }
}
