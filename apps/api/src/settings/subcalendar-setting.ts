import { IsArray, IsInt, IsOptional, IsString, Matches } from 'class-validator';

export class SubcalendarSetting {
  @Matches(/\S/)
  organization!: string;

  @Matches(/\S/)
  name!: string;

  @IsOptional()
  @IsString()
  description?: string;

  /** Higher comes first. */
  @IsOptional()
  @IsInt()
  displayOrder?: number;

  /** Phrases in the titles of its events, each with at least one letter or digit and no pattern characters. */
  @IsOptional()
  @IsArray()
  @Matches(/[\p{L}\p{N}]/u, { each: true })
  @Matches(/^[^\\^$*+|[\]{}()]*$/, { each: true })
  titleWords?: string[];
}
