import { Equals, IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { LONGEST_OWN } from '../limits';
import type { ReminderType } from '../reminder';
import { IsInstantText, IsKey, Optional } from '../rules';
import { IsPhone } from './text-messages';

/** `POST /api/reminders`. Without `sessionId` and without a sign-in a browser reminder belongs to the open page alone. */
export class ReminderBody {
  /** What is kept is how long before the event that is. */
  @IsInstantText()
  reminderTime!: string;

  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  eventId!: number;

  @IsString()
  @MaxLength(LONGEST_OWN.name)
  eventName!: string;

  @IsIn(['browser', 'sms'])
  reminderType!: ReminderType;

  /** Of a text message: the one in the settings. */
  @Optional()
  @IsPhone()
  phoneNumber?: string;

  @Equals(false, { message: 'sent must be false.' })
  sent!: false;

  @Optional()
  @IsKey()
  sessionId?: string;
}

export class ByKeyBody {
  @IsKey()
  sessionId!: string;
}
