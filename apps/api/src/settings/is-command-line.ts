import { type ValidationArguments, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { commandWords } from '#libs/integrations';

/** A program and its words, whose quotes end. */
@ValidatorConstraint({ name: 'isCommandLine' })
export class IsCommandLine implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return commandWords(String(value)) !== undefined;
  }

  defaultMessage({ property }: ValidationArguments) {
    return `${property} must be a command line such as piper --model en.onnx --output_file {file}, or 'none'.`;
  }
}
