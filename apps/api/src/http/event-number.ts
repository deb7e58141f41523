import { BadRequestException, Injectable, type PipeTransform } from '@nestjs/common';
import { parseEventId } from '#libs/contracts';

@Injectable()
export class EventNumber implements PipeTransform<string, number> {
  static readonly PATTERN = '^[0-9]{1,16}$';

  transform(text: string): number {
    const id = parseEventId(text);
    if (id === null) throw new BadRequestException('id must be the number of an event.');
    return id;
  }
}
