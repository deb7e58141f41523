import {
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  Validate,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { clockIn } from '#libs/contracts';
import { LUNCHES, type Lunch, SCHEDULES, type Schedule } from '#libs/contracts/schools';

/** '8:55 AM' or '8:55'; where another field is named, a later time than the one in that. */
@ValidatorConstraint({ name: 'isClockText' })
class IsClockText implements ValidatorConstraintInterface {
  validate(value: unknown, { object, constraints }: ValidationArguments) {
    const [begin = '']: string[] = constraints ?? [];
    const [from, to] = [clockIn(String((object as Record<string, unknown>)[begin] ?? '')), clockIn(String(value))];
    return to !== null && (from === null || from < to);
  }
}

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
