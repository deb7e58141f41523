import { IsIn, IsNotEmpty, IsOptional, IsString, Validate } from 'class-validator';
import { LUNCHES, type Lunch, SCHEDULES, type Schedule } from '#libs/contracts/schools';
import { IsClockText } from './is-clock-text';

/** When a school, or a part of it, opens and closes, as `town.json` writes it. */
export class SchoolHoursSetting {
  @IsString()
  @IsNotEmpty()
  name!: string;

  @IsOptional()
  @IsString()
  subgroup?: string;

  @IsOptional()
  @Validate(IsClockText)
  regularOpen?: string;

  @IsOptional()
  @Validate(IsClockText, ['regularOpen'])
  regularClose?: string;

  @IsOptional()
  @Validate(IsClockText)
  earlyDismissalOpen?: string;

  @IsOptional()
  @Validate(IsClockText, ['earlyDismissalOpen'])
  earlyDismissalClose?: string;

  @IsOptional()
  @Validate(IsClockText)
  delayedOpeningOpen?: string;

  @IsOptional()
  @Validate(IsClockText, ['delayedOpeningOpen'])
  delayedOpeningClose?: string;
}

/** A line of the high school's day. */
export class BellPeriodSetting {
  @IsIn(LUNCHES)
  lunchType!: Lunch;

  @IsIn(SCHEDULES)
  scheduleType!: Schedule;

  @IsString()
  @IsNotEmpty()
  period!: string;

  /** As it is shown: '7:30 AM – 8:14 AM'. */
  @IsString()
  @IsNotEmpty()
  time!: string;
}
