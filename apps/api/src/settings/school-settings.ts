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
import { parseTimeOfDay } from '#libs/contracts';
import { LUNCHES, type Lunch, SCHEDULES, type Schedule } from '#libs/contracts/schools';

/** '8:55 AM' or '8:55'. With the name of another field as constraint, it must be later than that field's time. */
@ValidatorConstraint({ name: 'isClockText' })
class IsClockText implements ValidatorConstraintInterface {
  validate(value: unknown, { object, constraints }: ValidationArguments) {
    const [begin = '']: string[] = constraints ?? [];
    const [from, to] = [parseTimeOfDay(String((object as Record<string, unknown>)[begin] ?? '')), parseTimeOfDay(String(value))];
    return to !== null && (from === null || from < to);
  }
}

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

export class BellPeriodSetting {
  @IsIn(LUNCHES)
  lunchType!: Lunch;

  @IsIn(SCHEDULES)
  scheduleType!: Schedule;

  @IsString()
  @IsNotEmpty()
  period!: string;

  @IsString()
  @IsNotEmpty()
  time!: string;
}
