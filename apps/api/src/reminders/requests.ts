import { Equals, IsIn, IsInt, IsString, Max, MaxLength, Min, Validate } from 'class-validator';
import { LONGEST_OWN, type ReminderRequest, type ReminderType } from '#libs/contracts';
import { IsInstantText } from '../http/is-instant-text';
import { IsKey } from '../http/is-key';
import { Optional } from '../http/optional';
import { IsPhone } from '../text-messages/requests';

export class ReminderBody implements ReminderRequest {
  @Validate(IsInstantText)
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

  @Optional()
  @Validate(IsPhone)
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
