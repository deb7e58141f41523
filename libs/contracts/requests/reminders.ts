import { Equals, IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_OWN_EVENT_TEXT_LENGTHS } from '../limits';
import type { ReminderType } from '../reminder';
import { IsInstantText, IsKey, Optional } from '../rules';
import { IsPhone } from './text-messages';

/** `POST /api/reminders`. A browser reminder without `sessionId` and sign-in belongs to the open page only. */
export class ReminderBody {
  /** Stored as the time between this and the event. */
  @IsInstantText()
  reminderTime!: string;

  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  eventId!: number;

  @IsString()
  @MaxLength(MAX_OWN_EVENT_TEXT_LENGTHS.name)
  eventName!: string;

  @IsIn(['browser', 'sms'])
  reminderType!: ReminderType;

  /** For SMS reminders: the number in the settings. */
  @Optional()
  @IsPhone()
  phoneNumber?: string;

  @Equals(false, { message: 'sent must be false.' })
  sent!: false;

  @Optional()
  @IsKey()
  sessionId?: string;
}

export class SessionKeyBody {
  @IsKey()
  sessionId!: string;
}
