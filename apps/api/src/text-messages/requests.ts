import {
  IsBoolean,
  Validate,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { isPhoneNumber, type SmsSettingsRequest } from '#libs/contracts';
import { Optional } from '../http/optional';

/** Characters, with whatever parts the digits. */
const LONGEST_WRITTEN = 40;

@ValidatorConstraint({ name: 'isPhone' })
export class IsPhone implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return isPhone(value);
  }

  defaultMessage() {
    return WRONG;
  }
}

/** Without consent it is cleared, whatever it says. */
@ValidatorConstraint({ name: 'isPhoneToKeep' })
class IsPhoneToKeep implements ValidatorConstraintInterface {
  validate(value: unknown, { object }: ValidationArguments) {
    const { smsConsentGiven } = object as SmsSettingsBody;
    return smsConsentGiven === true && value !== '' ? isPhone(value) : typeof value === 'string';
  }

  defaultMessage() {
    return WRONG;
  }
}

const isPhone = (value: unknown) => typeof value === 'string' && value.length <= LONGEST_WRITTEN && isPhoneNumber(value);

const WRONG = '$property must be a telephone number of 10 to 15 digits.';

export class SmsSettingsBody implements SmsSettingsRequest {
  @IsBoolean()
  smsConsentGiven!: boolean;

  @IsBoolean()
  smsRemindersEnabled!: boolean;

  @Optional()
  @Validate(IsPhoneToKeep)
  phoneNumber!: string | null;
}
