import { ArrayMaxSize, IsArray, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import type { FollowOrganizationsRequest, FollowSubcalendarsRequest, SaveEventRequest, SaveRequest } from '#libs/contracts';

const MOST_ENTRIES = 2_000;

export class FollowOrganizationsBody implements FollowOrganizationsRequest {
  @IsString()
  sessionId!: string;

  @IsArray()
  @ArrayMaxSize(MOST_ENTRIES)
  @IsString({ each: true })
  @MaxLength(300, { each: true })
  organizations!: string[];
}

export class FollowSubcalendarsBody implements FollowSubcalendarsRequest {
  @IsString()
  sessionId!: string;

  @IsArray()
  @ArrayMaxSize(MOST_ENTRIES)
  @IsInt({ each: true })
  subcalendars!: number[];
}

export class SaveBody implements SaveRequest {
  @IsString()
  sessionId!: string;
}

export class SaveEventBody implements SaveEventRequest {
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  eventId!: number;
}
