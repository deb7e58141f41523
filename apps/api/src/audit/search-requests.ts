import { IsIn, IsString, IsUUID, Length, Matches } from 'class-validator';
import type { FactSearchRequest } from '#libs/contracts';
import { IsInstant, Optional } from '#libs/contracts/rules';
import { projections } from '#projections';

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
  @IsInstant()
  from?: string;

  @Optional()
  @IsInstant()
  to?: string;

  @Optional()
  @Matches(/^\d{1,19}$/, { message: 'after must be the position of a fact.' })
  after?: string;
}

export class SearchQuery extends SearchWords implements FactSearchRequest {
  /** Session keys and email addresses never appear in URLs: there, a resident is named by a hash. */
  @Optional()
  @Length(1, 200)
  @Matches(/^(?!session_)[^@]*$/, { message: 'actor must be the hash of a session key or of an account, or be sent in a body.' })
  actor?: string;
}

export class SearchBody extends SearchWords implements FactSearchRequest {
  @Optional()
  @IsString()
  @Length(1, 300)
  actor?: string;
}
