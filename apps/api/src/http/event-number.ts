import { BadRequestException, Injectable, type PipeTransform } from '@nestjs/common';
import { eventIdOf } from '#libs/contracts';

/** The number of an event in an address. */
@Injectable()
export class EventNumber implements PipeTransform<string, number> {
  static readonly PATTERN = '^[0-9]{1,16}$';

  transform(text: string): number {
    const id = eventIdOf(text);
    if (id === null) throw new BadRequestException('id must be the number of an event.');
    return id;
  }
}
