import { type ValidationArguments, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { parseCommandLine } from '#libs/integrations';

@ValidatorConstraint({ name: 'isCommandLine' })
export class IsCommandLine implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return parseCommandLine(String(value)) !== undefined;
  }

  defaultMessage({ property }: ValidationArguments) {
    return `${property} must be a command line such as piper --model en.onnx --output_file {file}, or 'none'.`;
  }
}
