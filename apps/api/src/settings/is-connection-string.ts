import { type ValidationArguments, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

/** Given what tells what is wrong with one, as a sentence that begins after its name. */
@ValidatorConstraint({ name: 'isConnectionString' })
export class IsConnectionString implements ValidatorConstraintInterface {
  validate(_: unknown, told: ValidationArguments) {
    return wrongWith(told) === undefined;
  }

  /** The name stands here and not as a placeholder: what is put in for one may hold others. */
  defaultMessage(told: ValidationArguments) {
    return `${told.property} ${wrongWith(told)}`;
  }
}

const wrongWith = ({ value, constraints: [tell] }: ValidationArguments): string | undefined => tell(String(value));
