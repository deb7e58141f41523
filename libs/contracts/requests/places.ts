import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Optional } from '../rules';

const LONGEST = 1_000;

/** The address says where it is, and among the known places `location` too; `name` says what is there. */
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
