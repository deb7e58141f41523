import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainToInstance, Type } from 'class-transformer';
import {
  IsLatitude,
  IsLongitude,
  IsNotEmpty,
  IsObject,
  IsString,
  IsTimeZone,
  isObject,
  ValidateNested,
  validateSync,
} from 'class-validator';

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

  /** The organization whose own events, those of none of its parts, are the school dates; '' where there are none. */
  @IsString()
  schoolDates = 'Moorestown Township Public Schools';

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
  if (!isObject(said)) throw new Error(`${file} holds no settings: they stand in braces.`);
  const town = plainToInstance(TownSettings, said, { exposeDefaultValues: true });
  const wrong = validateSync(town, { whitelist: true, forbidNonWhitelisted: true });
  if (wrong.length > 0) throw new Error(`${file}: ${wrong.map(({ property }) => property).join(', ')} cannot be read.`);
  if ('mapCenter' in said && !('unknownPlace' in said)) town.unknownPlace = town.mapCenter;
  return town;
};

const parsed = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`);
  }
};
