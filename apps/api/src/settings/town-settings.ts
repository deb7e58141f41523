import 'reflect-metadata';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainToInstance, Type } from 'class-transformer';
import {
  ArrayUnique,
  IsArray,
  IsISO8601,
  IsLatitude,
  IsLongitude,
  IsNotEmpty,
  IsObject,
  IsString,
  IsTimeZone,
  isObject,
  Matches,
  ValidateNested,
  type ValidationError,
  validateSync,
} from 'class-validator';
import { BELL_SCHEDULE, HIGH_SCHOOL_NAME, SCHOOL_HOURS } from './moorestown-schools';
import { MOORESTOWN_SUBCALENDARS } from './moorestown-subcalendars';
import { PlaceSetting } from './place-setting';
import { BellPeriodSetting, SchoolHoursSetting } from './school-settings';
import { SubcalendarSetting } from './subcalendar-setting';

class MapCenter {
  @IsLatitude()
  latitude = 39.9686;

  @IsLongitude()
  longitude = -74.9489;
}

class UnknownPlace {
  @IsLatitude()
  latitude = 39.9689;

  @IsLongitude()
  longitude = -74.9489;
}

class Countdown {
  /** Identifies it when a device dismisses it; each year has its own. */
  @IsString()
  @IsNotEmpty()
  id!: string;

  @IsString()
  @IsNotEmpty()
  name!: string;

  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @IsISO8601({ strict: true })
  date!: string;
}

const countdown = (name: string, date: string) =>
  Object.assign(new Countdown(), { id: `${name.replace(' ', '-')}-${date.slice(0, 4)}`, name, date });

/** Settings of one town, read from `town.json` in the data directory; the defaults are Moorestown's. */
export class TownSettings {
  @IsString()
  @IsNotEmpty()
  name = 'Moorestown';

  @IsString()
  state = 'New Jersey';

  @IsTimeZone()
  timeZone = 'America/New_York';

  @ValidateNested()
  @Type(() => MapCenter)
  mapCenter = new MapCenter();

  /** Where the map shows an event whose address is not found; defaults to `mapCenter` if only that is set. */
  @ValidateNested()
  @Type(() => UnknownPlace)
  unknownPlace = new UnknownPlace();

  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => PlaceSetting)
  places: PlaceSetting[] = [];

  /** Its sub-organizations are the collection districts. */
  @IsString()
  @IsNotEmpty()
  collection = 'Trash Collection';

  /** Names of the districts. Their place in the list, from 1, is their number. */
  @IsArray()
  @ArrayUnique()
  @IsString({ each: true })
  @IsNotEmpty({ each: true })
  districts = [
    'District 1 (Monday pick up)',
    'District 2 (Tuesday pick up)',
    'District 3 (Wednesday pick up)',
    'District 4 (Thursday pick up)',
  ];

  @IsString()
  @IsNotEmpty()
  districtMap = 'the township map';

  @IsArray()
  @ArrayUnique((one?: SubcalendarSetting) => `${one?.organization}\n${one?.name}`)
  @ValidateNested({ each: true })
  @Type(() => SubcalendarSetting)
  subcalendars: SubcalendarSetting[] = plainToInstance(SubcalendarSetting, [...MOORESTOWN_SUBCALENDARS]);

  /** The organization whose own events (not those of sub-organizations) are the school dates; '' if there is none. */
  @IsString()
  schoolDates = 'Moorestown Township Public Schools';

  @IsString()
  schoolDistrict = 'Moorestown Township Public Schools';

  @IsArray()
  @ArrayUnique((one?: SchoolHoursSetting) => `${one?.name}\n${one?.subgroup ?? ''}`)
  @ValidateNested({ each: true })
  @Type(() => SchoolHoursSetting)
  schoolHours: SchoolHoursSetting[] = plainToInstance(SchoolHoursSetting, [...SCHOOL_HOURS]);

  @IsString()
  highSchool = HIGH_SCHOOL_NAME;

  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => BellPeriodSetting)
  bellSchedule: BellPeriodSetting[] = plainToInstance(BellPeriodSetting, [...BELL_SCHEDULE]);

  @IsArray()
  @ArrayUnique((one?: Countdown) => one?.id)
  @ValidateNested({ each: true })
  @Type(() => Countdown)
  countdowns = [
    countdown('summer break', '2025-06-20'),
    countdown('school starts', '2025-09-02'),
    countdown('winter break', '2025-12-23'),
    countdown('summer break', '2026-06-19'),
    countdown('school starts', '2026-09-08'),
    countdown('winter break', '2026-12-23'),
    countdown('summer break', '2027-06-18'),
    countdown('school starts', '2027-09-07'),
    countdown('winter break', '2027-12-23'),
    countdown('summer break', '2028-06-16'),
  ];

  @IsObject()
  links: Record<string, string> = {
    township: 'https://www.moorestown.nj.us',
    districts: 'https://www.moorestown.nj.us',
    contact: 'mailto:clerk@moorestown.example',
  };
}

/** Throws an Error that names the file and each invalid field. */
export const readTownSettings = (dataDirectory: string): TownSettings => {
  const file = join(dataDirectory, 'town.json');
  if (!existsSync(file)) return new TownSettings();
  const settings = parseFile(file);
  if (!isObject(settings)) throw new Error(`${file} must contain a JSON object.`);
  const town = plainToInstance(
    TownSettings,
    { ...(isOtherTown(settings) && OTHER_TOWN_DEFAULTS), ...settings },
    { exposeDefaultValues: true },
  );
  const wrong = validateSync(town, { whitelist: true, forbidNonWhitelisted: true });
  if (wrong.length > 0) throw new Error(`${file}: ${wrong.flatMap(fieldPathsOf).join(', ')} cannot be read.`);
  if ('mapCenter' in settings && !('unknownPlace' in settings)) town.unknownPlace = town.mapCenter;
  return town;
};

const isOtherTown = ({ name }: { name?: unknown }) => name !== undefined && !isSampleTown(name);

export const isSampleTown = (name: unknown): boolean => name === new TownSettings().name;

const OTHER_TOWN_DEFAULTS = {
  ...{ state: '', districts: [], districtMap: 'the map', subcalendars: [], links: {} },
  ...{ schoolDates: '', schoolDistrict: '', schoolHours: [], highSchool: '', bellSchedule: [], countdowns: [] },
};

const fieldPathsOf = ({ property, value, children = [] }: ValidationError): string[] => {
  const within = children.flatMap((item) =>
    (item.children ?? []).map((field) => `${property}[${item.property}].${field.property}`),
  );
  return Array.isArray(value) && within.length > 0 ? within : [property];
};

const parseFile = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`);
  }
};
