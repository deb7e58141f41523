import { type ValidationArguments, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { clockIn } from '#libs/contracts';

/** '8:55 AM' or '8:55'; where another field is named, a later time than the one in that. */
@ValidatorConstraint({ name: 'isClockText' })
export class IsClockText implements ValidatorConstraintInterface {
  validate(value: unknown, { object, constraints }: ValidationArguments) {
    const [begin = '']: string[] = constraints ?? [];
    const [from, to] = [clockIn(String((object as Record<string, unknown>)[begin] ?? '')), clockIn(String(value))];
    return to !== null && (from === null || from < to);
  }
}
