import { ArrayMaxSize, IsArray, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  type CollectionDistrictRequest,
  type FollowOrganizationsRequest,
  type FollowSubcalendarsRequest,
  MOST_FOLLOWED,
  MOST_SUBCALENDARS,
  type SaveEventRequest,
  type SaveRequest,
} from '#libs/contracts';
import { IsKey } from '../http/is-key';

export class FollowOrganizationsBody implements FollowOrganizationsRequest {
  @IsKey()
  sessionId!: string;

  @IsArray()
  @ArrayMaxSize(MOST_FOLLOWED)
  @IsString({ each: true })
  @MaxLength(300, { each: true })
  organizations!: string[];
}

export class FollowSubcalendarsBody implements FollowSubcalendarsRequest {
  @IsKey()
  sessionId!: string;

  @IsArray()
  @ArrayMaxSize(MOST_SUBCALENDARS)
  @IsInt({ each: true })
  subcalendars!: number[];
}

export class SaveBody implements SaveRequest {
  @IsKey()
  sessionId!: string;
}

export class SaveEventBody implements SaveEventRequest {
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  eventId!: number;
}

export class CollectionDistrictBody implements CollectionDistrictRequest {
  @IsString()
  @MaxLength(300)
  district!: string;
}
