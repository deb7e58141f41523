import { ArrayMaxSize, IsArray, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { MOST_FOLLOWED, MOST_SUBCALENDARS } from '../limits';
import { IsKey } from '../rules';

/** `POST /api/organizations/follow`: the whole list wished for. Answers `Preferences`. */
export class FollowOrganizationsBody {
  @IsKey()
  sessionId!: string;

  @IsArray()
  @ArrayMaxSize(MOST_FOLLOWED)
  @IsString({ each: true })
  @MaxLength(300, { each: true })
  organizations!: string[];
}

/** `POST /api/subcalendars/follow`: the whole list wished for. Answers `Preferences`. */
export class FollowSubcalendarsBody {
  @IsKey()
  sessionId!: string;

  @IsArray()
  @ArrayMaxSize(MOST_SUBCALENDARS)
  @IsInt({ each: true })
  subcalendars!: number[];
}

/** `POST` and `DELETE /api/events/{id}/save`. Answers `SavedEvents`. */
export class SaveBody {
  @IsKey()
  sessionId!: string;
}

/** `POST /api/preferences/{key}/save-event`. Answers `SavedEvents`. */
export class SaveEventBody {
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  eventId!: number;
}

/** `POST /api/preferences/{key}/collection-district`: 'District 2 (Tuesday pick up)'. Answers `Preferences`. */
export class CollectionDistrictBody {
  @IsString()
  @MaxLength(300)
  district!: string;
}
