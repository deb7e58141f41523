import { IsBoolean, Validate, ValidateIf, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { isPhoneNumber, type SmsSettingsRequest } from '#libs/contracts';

/** Characters, with whatever parts the digits. */
const LONGEST_WRITTEN = 40;

@ValidatorConstraint({ name: 'isPhone' })
export class IsPhone implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return typeof value === 'string' && value.length <= LONGEST_WRITTEN && isPhoneNumber(value);
  }

  defaultMessage() {
    return '$property must be a telephone number of 10 to 15 digits.';
  }
}

export class SmsSettingsBody implements SmsSettingsRequest {
  @IsBoolean()
  smsConsentGiven!: boolean;

  @IsBoolean()
  smsRemindersEnabled!: boolean;

  /** Without consent it is cleared, whatever it says. */
  @ValidateIf(({ smsConsentGiven, phoneNumber }) => smsConsentGiven === true && phoneNumber !== null && phoneNumber !== '')
  @Validate(IsPhone)
  phoneNumber!: string | null;
}
