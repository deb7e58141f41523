type SmsSettings = { smsConsentGiven: boolean; smsRemindersEnabled: boolean; phoneNumber: string | null };

export const smsStateOf = ({ smsConsentGiven, smsRemindersEnabled, phoneNumber }: SmsSettings): SmsState =>
  !smsConsentGiven
    ? 'Not Set Up'
    : phoneNumber === null
      ? 'Phone Number Needed'
      : smsRemindersEnabled
        ? 'Enabled'
        : 'Ready (Disabled)';

export type SmsState = 'Enabled' | 'Ready (Disabled)' | 'Phone Number Needed' | 'Not Set Up';

/** The answer of the number's owner: YES, none yet, or STOP. */
export type PhoneNumberState = 'confirmed' | 'asked' | 'stopped';
