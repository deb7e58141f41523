import { IsBoolean } from 'class-validator';
import { isPhoneNumber } from '../phone-number';
import { Optional, rule } from '../rules';

/** Characters, with whatever parts the digits. */
const LONGEST_WRITTEN = 40;

const WRONG = '$property must be a telephone number of 10 to 15 digits.';

const isPhone = (value: unknown) => typeof value === 'string' && value.length <= LONGEST_WRITTEN && isPhoneNumber(value);

export const IsPhone = rule('isPhone', isPhone, WRONG);

/** Without consent it is cleared, whatever it says. */
const IsPhoneToKeep = rule(
  'isPhoneToKeep',
  (value, { object }) => {
    const { smsConsentGiven } = object as SmsSettingsBody;
    return smsConsentGiven === true && value !== '' ? isPhone(value) : typeof value === 'string';
  },
  WRONG,
);

/** `POST /api/preferences/{key}/sms-settings`. Without consent, phone and reminders are cleared whatever they say. Answers `Preferences`. */
export class SmsSettingsBody {
  @IsBoolean()
  smsConsentGiven!: boolean;

  @IsBoolean()
  smsRemindersEnabled!: boolean;

  @Optional()
  @IsPhoneToKeep()
  phoneNumber!: string | null;
}
