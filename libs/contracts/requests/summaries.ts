import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsObject, Min, ValidateNested } from 'class-validator';
import { Optional } from '../rules';
import { MAX_SUMMARY_EVENTS } from '../summary';

class AskedEvent {
  @IsInt({ message: 'id must be the number of an event.' })
  @Min(1, { message: 'id must be the number of an event.' })
  id!: number;

  @Optional()
  @IsBoolean({ message: 'isMyAlmanac must be true or false.' })
  isMyAlmanac?: boolean;
}

/** The events in the browser, by id: the server reads the rest itself. */
export class SummaryBody {
  @IsArray({ message: 'events must be a list.' })
  @ArrayMaxSize(MAX_SUMMARY_EVENTS, { message: `events must have at most ${MAX_SUMMARY_EVENTS} entries.` })
  @IsObject({ each: true, message: 'events must be a list of events.' })
  @ValidateNested({ each: true })
  @Type(() => AskedEvent)
  events!: AskedEvent[];
}
