import { Type } from 'class-transformer';
import { IsIn, IsInt, IsString, Length, Max, Min } from 'class-validator';
import { EXPORT_FORMATS, type ExportFormat, FACT_GROUPS, type FactGroup } from '../audit';
import type { Day } from '../day';
import { IsDay, IsInstant, Optional } from '../rules';

/** More digits than any position has. */
const LAST = 1_000_000_000;

/** A session key, `user_{id}`, an email address, or the hash that facts use. */
export class LookBody {
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
  @IsInstant()
  instant?: string;
}

export class SentQuery {
  @Optional()
  @IsDay()
  day?: Day;
}

export class ExportQuery {
  @IsIn(EXPORT_FORMATS)
  format!: ExportFormat;
}

export class EventQuery {
  @Optional()
  @IsInstant()
  at?: string;
}

/** `POST /api/ops/audit/events`: an id, a slug, or the URL of its page. */
export class FindEventBody {
  @IsString()
  @Length(1, 2_000)
  event!: string;
}
