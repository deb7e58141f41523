import { type ValidationArguments, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

/** The constraint is a function that returns what is wrong, as a sentence without its subject. */
@ValidatorConstraint({ name: 'isConnectionString' })
export class IsConnectionString implements ValidatorConstraintInterface {
  validate(_: unknown, context: ValidationArguments) {
    return problemOf(context) === undefined;
  }

  /** Built without the $property placeholder, because the problem may contain `$` itself. */
  defaultMessage(context: ValidationArguments) {
    return `${context.property} ${problemOf(context)}`;
  }
}

const problemOf = ({ value, constraints: [findProblem] }: ValidationArguments): string | undefined => findProblem(String(value));
