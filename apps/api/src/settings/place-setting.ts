import { IsLatitude, IsLongitude, IsOptional, IsString, Matches } from 'class-validator';

/** A house or ground of the town, as `town.json` writes it. */
export class PlaceSetting {
  @Matches(/\S/)
  name!: string;

  @IsOptional()
  @IsString()
  address?: string;

  @IsLatitude()
  latitude!: number;

  @IsLongitude()
  longitude!: number;
}
