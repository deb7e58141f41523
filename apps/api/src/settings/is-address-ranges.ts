import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { addressRanges } from '#libs/integrations';

@ValidatorConstraint({ name: 'isAddressRanges' })
export class IsAddressRanges implements ValidatorConstraintInterface {
  validate(value: unknown) {
    try {
      return Boolean(addressRanges(String(value)));
    } catch {
      return false;
    }
  }

  defaultMessage() {
    return '$property must be addresses or ranges of them, parted by commas, such as 10.0.0.0/8, ::1.';
  }
}
