import { IsLatitude, IsLongitude, IsOptional, IsString, Matches } from 'class-validator';

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
