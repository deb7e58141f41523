import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Matches, Max, Min, Validate } from 'class-validator';
import { type Day, EXPORT_FORMATS, type ExportFormat, FACT_GROUPS, type FactGroup, type LookRequest } from '#libs/contracts';
import { IsDay } from '../http/is-day';
import { IsInstant } from '../settings/is-instant';

/** More than any log will hold. */
const LAST = 1_000_000_000;

export class LookBody implements LookRequest {
  @IsString()
  @Length(1, 300)
  key!: string;
}

export class FactsQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LAST)
  before?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(200)
  limit?: number;

  @IsOptional()
  @IsIn(FACT_GROUPS)
  group?: FactGroup;
}

export class AtQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(LAST)
  fact?: number;

  @IsOptional()
  @Validate(IsInstant)
  instant?: string;
}

export class SentQuery {
  @IsOptional()
  @Validate(IsDay)
  day?: Day;
}

export class ExportQuery {
  @IsIn(EXPORT_FORMATS)
  format!: ExportFormat;
}

export class EventQuery {
  @IsOptional()
  @Validate(IsInstant)
  at?: string;
}

export class SearchQuery {
  @IsOptional()
  @IsUUID()
  command?: string;

  @IsOptional()
  @IsUUID()
  correlation?: string;

  @IsOptional()
  @Matches(/^[A-Za-z]{1,60}$/)
  kind?: string;

  /** A session's key has no place in an address: it is called by its hash. */
  @IsOptional()
  @Length(1, 200)
  @Matches(/^(?!session_)/, { message: 'actor must be the hash of a session key, not the key.' })
  actor?: string;

  @IsOptional()
  @Validate(IsInstant)
  from?: string;

  @IsOptional()
  @Validate(IsInstant)
  to?: string;

  @IsOptional()
  @Matches(/^\d{1,19}$/, { message: 'after must be the position of a fact.' })
  after?: string;
}
