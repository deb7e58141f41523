import { ArrayMaxSize, IsArray, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_FOLLOWED_ENTRIES, MAX_FOLLOWED_SUBCALENDARS } from '../limits';
import { IsKey } from '../rules';

/** `POST /api/organizations/follow`: replaces the whole list. Returns `Preferences`. */
export class FollowOrganizationsBody {
  @IsKey()
  sessionId!: string;

  @IsArray()
  @ArrayMaxSize(MAX_FOLLOWED_ENTRIES)
  @IsString({ each: true })
  @MaxLength(300, { each: true })
  organizations!: string[];
}

/** `POST /api/subcalendars/follow`: replaces the whole list. Returns `Preferences`. */
export class FollowSubcalendarsBody {
  @IsKey()
  sessionId!: string;

  @IsArray()
  @ArrayMaxSize(MAX_FOLLOWED_SUBCALENDARS)
  @IsInt({ each: true })
  subcalendars!: number[];
}

/** `POST` and `DELETE /api/events/{id}/save`: `sessionId` is a session's key or an account's. Returns `SavedEvents`. */
export class SaveBody {
  @IsKey()
  sessionId!: string;
}

/** `POST /api/preferences/{key}/save-event`. Returns `SavedEvents`. */
export class SaveEventBody {
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  eventId!: number;
}

/** `POST /api/preferences/{key}/collection-district`: as the town lists it, 'District 2 (Tuesday pick up)'. Returns `Preferences`. */
export class CollectionDistrictBody {
  @IsString()
  @MaxLength(300)
  district!: string;
}
