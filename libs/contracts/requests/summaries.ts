import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsObject, Min, ValidateNested } from 'class-validator';
import { Optional } from '../rules';
import { MOST_ASKED_EVENTS } from '../summary';

/** Whatever else a page says of an event is not looked at. */
class AskedEvent {
  @IsInt({ message: 'id must be the number of an event.' })
  @Min(1, { message: 'id must be the number of an event.' })
  id!: number;

  @Optional()
  @IsBoolean({ message: 'isMyAlmanac must be true or false.' })
  isMyAlmanac?: boolean;
}

/** What of the browser's events such a call takes: the server reads the rest itself. */
export class SummaryBody {
  @IsArray({ message: 'events must be a list.' })
  @ArrayMaxSize(MOST_ASKED_EVENTS, { message: `events must have at most ${MOST_ASKED_EVENTS} entries.` })
  @IsObject({ each: true, message: 'events must be a list of events.' })
  @ValidateNested({ each: true })
  @Type(() => AskedEvent)
  events!: AskedEvent[];
}
