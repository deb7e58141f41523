import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { parseAddressRanges } from '#libs/integrations';

export const areAddressRanges = (text: string): boolean => {
  try {
    return Boolean(parseAddressRanges(text));
  } catch {
    return false;
  }
};

@ValidatorConstraint({ name: 'isAddressRanges' })
export class IsAddressRanges implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return areAddressRanges(String(value));
  }

  defaultMessage() {
    return '$property must be IP addresses or ranges, separated by commas, such as 10.0.0.0/8, ::1.';
  }
}
