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
import { BELL_SCHEDULE, HIGH_SCHOOL, SCHOOL_HOURS } from './moorestown-schools';
import { SUBCALENDARS } from './moorestown-subcalendars';
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
  /** By which a device knows what was dismissed there: another year has another one. */
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

/** Each year it is another one. */
const countdown = (name: string, date: string) =>
  Object.assign(new Countdown(), { id: `${name.replace(' ', '-')}-${date.slice(0, 4)}`, name, date });

/** What makes this calendar the calendar of one town. Another town says otherwise in `town.json` in its data directory. */
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

  /** What the map of an event shows whose address nobody finds; of a town that only says its middle, its middle. */
  @ValidateNested()
  @Type(() => UnknownPlace)
  unknownPlace = new UnknownPlace();

  /** Where houses of the town are: whoever writes the name of one means it. */
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => PlaceSetting)
  places: PlaceSetting[] = [];

  /** The organization whose parts the collection districts are. */
  @IsString()
  @IsNotEmpty()
  collection = 'Trash Collection';

  /** The names of those parts. The place of each, from 1 on, is its number. */
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

  /** What the map is called on which residents find their district. */
  @IsString()
  @IsNotEmpty()
  districtMap = 'the township map';

  /** Programs of organizations, each once: they can be followed as soon as their organization exists. */
  @IsArray()
  @ArrayUnique((one?: SubcalendarSetting) => `${one?.organization}\n${one?.name}`)
  @ValidateNested({ each: true })
  @Type(() => SubcalendarSetting)
  subcalendars: SubcalendarSetting[] = plainToInstance(SubcalendarSetting, [...SUBCALENDARS]);

  /** The organization whose own events, those of none of its parts, are the school dates; '' where there are none. */
  @IsString()
  schoolDates = 'Moorestown Township Public Schools';

  /** Whose schools' hours are told. */
  @IsString()
  schoolDistrict = 'Moorestown Township Public Schools';

  /** Each part of a school once; none where nobody tells them. */
  @IsArray()
  @ArrayUnique((one?: SchoolHoursSetting) => `${one?.name}\n${one?.subgroup ?? ''}`)
  @ValidateNested({ each: true })
  @Type(() => SchoolHoursSetting)
  schoolHours: SchoolHoursSetting[] = plainToInstance(SchoolHoursSetting, [...SCHOOL_HOURS]);

  /** The school that has a bell schedule. */
  @IsString()
  highSchool = HIGH_SCHOOL;

  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => BellPeriodSetting)
  bellSchedule: BellPeriodSetting[] = plainToInstance(BellPeriodSetting, [...BELL_SCHEDULE]);

  /** What the first page of a phone counts the days to: of the schools, in this year and the coming ones. */
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

/** Throws an Error that names the file and each wrong field. */
export const readTownSettings = (dataDirectory: string): TownSettings => {
  const file = join(dataDirectory, 'town.json');
  if (!existsSync(file)) return new TownSettings();
  const said = parsed(file);
  if (!isObject(said)) throw new Error(`${file} must contain a JSON object.`);
  const town = plainToInstance(TownSettings, { ...(isElsewhere(said) && ELSEWHERE), ...said }, { exposeDefaultValues: true });
  const wrong = validateSync(town, { whitelist: true, forbidNonWhitelisted: true });
  if (wrong.length > 0) throw new Error(`${file}: ${wrong.flatMap(fieldsOf).join(', ')} cannot be read.`);
  if ('mapCenter' in said && !('unknownPlace' in said)) town.unknownPlace = town.mapCenter;
  return town;
};

const isElsewhere = ({ name }: { name?: unknown }) => name !== undefined && !isSampleTown(name);

/** Whether a town is the one whose events the sample has. */
export const isSampleTown = (name: unknown): boolean => name === new TownSettings().name;

/** Of another town, what is Moorestown's alone: nothing, unless it says otherwise. */
const ELSEWHERE = {
  ...{ state: '', districts: [], districtMap: 'the map', subcalendars: [], links: {} },
  ...{ schoolDates: '', schoolDistrict: '', schoolHours: [], highSchool: '', bellSchedule: [], countdowns: [] },
};

/** 'mapCenter', and of a long list where in it: 'schoolHours[2].name'. */
const fieldsOf = ({ property, value, children = [] }: ValidationError): string[] => {
  const within = children.flatMap((item) =>
    (item.children ?? []).map((field) => `${property}[${item.property}].${field.property}`),
  );
  return Array.isArray(value) && within.length > 0 ? within : [property];
};

const parsed = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`);
  }
};
