import { IsArray, IsInt, IsOptional, IsString, Matches } from 'class-validator';

/** A program of an organization, as `town.json` writes it. */
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

  /** Words that stand side by side in the titles of its events: at least one each, and no signs of a pattern. */
  @IsOptional()
  @IsArray()
  @Matches(/[\p{L}\p{N}]/u, { each: true })
  @Matches(/^[^\\^$*+|[\]{}()]*$/, { each: true })
  titleWords?: string[];
}
