import { IsBoolean } from 'class-validator';
import { isPhoneNumber } from '../phone-number';
import { Optional, rule } from '../rules';

/** Characters, separators included. */
const MAX_WRITTEN_LENGTH = 40;

const WRONG = '$property must be a telephone number of 10 to 15 digits.';

const isPhone = (value: unknown) => typeof value === 'string' && value.length <= MAX_WRITTEN_LENGTH && isPhoneNumber(value);

export const IsPhone = rule('isPhone', isPhone, WRONG);

/** Without consent any text is accepted, because the number is cleared. */
const IsPhoneToKeep = rule(
  'isPhoneToKeep',
  (value, { object }) => {
    const { smsConsentGiven } = object as SmsSettingsBody;
    return smsConsentGiven === true && value !== '' ? isPhone(value) : typeof value === 'string';
  },
  WRONG,
);

/** Without consent, the phone number and reminders are cleared. */
export class SmsSettingsBody {
  @IsBoolean()
  smsConsentGiven!: boolean;

  @IsBoolean()
  smsRemindersEnabled!: boolean;

  @Optional()
  @IsPhoneToKeep()
  phoneNumber!: string | null;
}
