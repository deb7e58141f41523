import { Type } from 'class-transformer';
import { IsIn, IsInt, IsString, IsUUID, Length, Matches, Max, Min, Validate } from 'class-validator';
import {
  type Day,
  EXPORT_FORMATS,
  type ExportFormat,
  FACT_GROUPS,
  type FactGroup,
  type FindEventRequest,
  type LookRequest,
  type SearchRequest,
} from '#libs/contracts';
import { projections } from '#projections';
import { IsDay } from '../http/is-day';
import { Optional } from '../http/optional';
import { IsInstant } from '../settings/is-instant';

/** More than any log will hold. */
const LAST = 1_000_000_000;

export class LookBody implements LookRequest {
  @IsString()
  @Length(1, 300)
  key!: string;
}

export class FactsQuery {
  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LAST)
  before?: number;

  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(200)
  limit?: number;

  @Optional()
  @IsIn(FACT_GROUPS)
  group?: FactGroup;
}

export class AtQuery {
  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(LAST)
  fact?: number;

  @Optional()
  @Validate(IsInstant)
  instant?: string;
}

export class SentQuery {
  @Optional()
  @Validate(IsDay)
  day?: Day;
}

export class ExportQuery {
  @IsIn(EXPORT_FORMATS)
  format!: ExportFormat;
}

export class EventQuery {
  @Optional()
  @Validate(IsInstant)
  at?: string;
}

class SearchWords {
  @Optional()
  @IsUUID()
  command?: string;

  @Optional()
  @IsUUID()
  correlation?: string;

  @Optional()
  @Matches(/^[A-Za-z]{1,60}$/)
  kind?: string;

  @Optional()
  @IsIn(projections.map(({ name }) => name))
  projection?: string;

  @Optional()
  @IsString()
  @Length(1, 2_000)
  event?: string;

  @Optional()
  @Validate(IsInstant)
  from?: string;

  @Optional()
  @Validate(IsInstant)
  to?: string;

  @Optional()
  @Matches(/^\d{1,19}$/, { message: 'after must be the position of a fact.' })
  after?: string;
}

export class SearchQuery extends SearchWords implements SearchRequest {
  /** A session's key and an e-mail address have no place in an address: who is meant stands there by a hash, or in a body. */
  @Optional()
  @Length(1, 200)
  @Matches(/^(?!session_)[^@]*$/, { message: 'actor must be the hash of a session key or of an account, or be sent in a body.' })
  actor?: string;
}

export class SearchBody extends SearchWords implements SearchRequest {
  @Optional()
  @IsString()
  @Length(1, 300)
  actor?: string;
}

export class FindEventBody implements FindEventRequest {
  @IsString()
  @Length(1, 2_000)
  event!: string;
}
