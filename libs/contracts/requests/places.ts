import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Optional } from '../rules';

const LONGEST = 1_000;

/** The address is geocoded; among known places `location` is searched too, and `name` is the title of the event there. */
export class Whereabouts {
  @IsString()
  @IsNotEmpty()
  @MaxLength(LONGEST)
  address!: string;

  @Optional()
  @IsString()
  location?: string;

  @Optional()
  @IsString()
  name?: string;
}
