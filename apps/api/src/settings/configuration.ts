import { accessSync, constants, mkdirSync } from 'node:fs';
import { plainToInstance, Transform } from 'class-transformer';
import { IsIn, IsInt, IsNotEmpty, IsOptional, Max, Min, Validate, validateSync } from 'class-validator';
import { wrongWithEventStore, wrongWithMongo } from '#libs/stores';
import { IsAddressRanges } from './is-address-ranges';
import { IsConnectionString } from './is-connection-string';
import { IsInstant } from './is-instant';
import { IsTrustedProxies } from './trusted-proxies';

/** Everything the environment may say. A wrong value stops the start with a sentence that names it. */
export class Configuration {
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'PORT must be a port number.' })
  @Min(0, { message: 'PORT must not be below 0.' })
  @Max(65535, { message: 'PORT must not be above 65535.' })
  PORT = 3000;

  @IsNotEmpty({ message: 'ALMANAC_DATA_DIR must name a folder.' })
  ALMANAC_DATA_DIR = './data';

  @IsIn(['sample', 'none'], { message: "ALMANAC_SEED must be 'sample' or 'none'." })
  ALMANAC_SEED: 'sample' | 'none' = 'sample';

  @IsOptional()
  @Validate(IsInstant)
  ALMANAC_NOW?: string;

  @IsIn(['all', 'api', 'projector'], { message: "ALMANAC_ROLE must be 'all', 'api' or 'projector'." })
  ALMANAC_ROLE: 'all' | 'api' | 'projector' = 'all';

  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'WRITES_PER_MINUTE must be a number.' })
  @Min(1, { message: 'WRITES_PER_MINUTE must not be below 1.' })
  WRITES_PER_MINUTE = 600;

  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'FACTS_PER_MINUTE must be a number.' })
  @Min(1, { message: 'FACTS_PER_MINUTE must not be below 1.' })
  FACTS_PER_MINUTE = 3_000;

  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'FETCHES_PER_MINUTE must be a number.' })
  @Min(1, { message: 'FETCHES_PER_MINUTE must not be below 1.' })
  FETCHES_PER_MINUTE = 30;

  @IsOptional()
  @Validate(IsAddressRanges)
  ALMANAC_PRIVATE_ADDRESSES?: string;

  @Validate(IsTrustedProxies)
  TRUST_PROXY = 'false';

  @IsOptional()
  @Validate(IsConnectionString, [wrongWithEventStore])
  EVENTSTORE_URL?: string;

  @IsOptional()
  @Validate(IsConnectionString, [wrongWithMongo])
  MONGODB_URL?: string;

  @IsOptional()
  NODE_ENV?: string;
}

/** Makes the data directory where there is none. Throws an Error whose message has one sentence for each wrong value. */
export const readConfiguration = (environment: NodeJS.ProcessEnv): Configuration => {
  const said = Object.fromEntries(
    Object.keys(environment).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const configuration = plainToInstance(Configuration, said, { exposeDefaultValues: true });
  const wrong = validateSync(configuration).flatMap(({ constraints }) => Object.values(constraints ?? {}).slice(-1));
  if (configuration.ALMANAC_NOW && configuration.NODE_ENV === 'production') {
    wrong.push('ALMANAC_NOW stops the clock and is refused while NODE_ENV is production.');
  }
  if (wrong.length === 0) wrong.push(...unusable(configuration.ALMANAC_DATA_DIR));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return configuration;
};

const unusable = (folder: string): string[] => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK);
    return [];
  } catch (error) {
    return [`ALMANAC_DATA_DIR cannot be used: ${(error as Error).message}.`];
  }
};
