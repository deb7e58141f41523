type Settings = { smsConsentGiven: boolean; smsRemindersEnabled: boolean; phoneNumber: string | null };

/** What the settings come to, in the words of the screen. */
export const smsState = ({ smsConsentGiven, smsRemindersEnabled, phoneNumber }: Settings): SmsState =>
  !smsConsentGiven
    ? 'Not Set Up'
    : phoneNumber === null
      ? 'Phone Number Needed'
      : smsRemindersEnabled
        ? 'Enabled'
        : 'Ready (Disabled)';

export type SmsState = 'Enabled' | 'Ready (Disabled)' | 'Phone Number Needed' | 'Not Set Up';

/** Of the number in somebody's settings: whether who has it has said yes, has said nothing yet, or wants nothing more. */
export type NumberState = 'confirmed' | 'asked' | 'stopped';
