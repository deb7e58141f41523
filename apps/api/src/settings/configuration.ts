import { accessSync, constants } from 'node:fs';
import { plainToInstance, Transform } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  Matches,
  Max,
  Min,
  MinLength,
  Validate,
  validateSync,
} from 'class-validator';
import { halfRestored, makeFolder, wrongWithEventStore, wrongWithMongo } from '#libs/stores';
import { IsAddressRanges } from './is-address-ranges';
import { IsCommandLine } from './is-command-line';
import { IsConnectionString } from './is-connection-string';
import { IsInstant } from './is-instant';
import { IsWebAddress } from './is-web-address';
import { isSampleTown, readTownSettings } from './town-settings';
import { IsTrustedProxies } from './trusted-proxies';

const IS_ORIGIN = { message: 'ALMANAC_URL must be an address without a path such as https://almanac.example.' };

/** Everything the environment may say. A wrong value stops the start with a sentence that names it. */
export class Configuration {
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'PORT must be a port number.' })
  @Min(0, { message: 'PORT must not be below 0.' })
  @Max(65535, { message: 'PORT must not be above 65535.' })
  PORT = 3000;

  @IsNotEmpty({ message: 'ALMANAC_DATA_DIR must name a folder.' })
  ALMANAC_DATA_DIR = './data';

  /** The sample town is Moorestown's: without a word, an empty log of another town stays empty. */
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

  /** How often sources are checked that do not say how often they want to be. */
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'SYNC_MINUTES must be a number.' })
  @Min(1, { message: 'SYNC_MINUTES must not be below 1.' })
  @Max(1_440, { message: 'SYNC_MINUTES must not be above 1440, a day.' })
  SYNC_MINUTES = 15;

  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'SIGN_INS_PER_MINUTE must be a number.' })
  @Min(1, { message: 'SIGN_INS_PER_MINUTE must not be below 1.' })
  SIGN_INS_PER_MINUTE = 10;

  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'REGISTRATIONS_PER_MINUTE must be a number.' })
  @Min(1, { message: 'REGISTRATIONS_PER_MINUTE must not be below 1.' })
  REGISTRATIONS_PER_MINUTE = 10;

  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'SUGGESTIONS_PER_MINUTE must be a number.' })
  @Min(1, { message: 'SUGGESTIONS_PER_MINUTE must not be below 1.' })
  SUGGESTIONS_PER_MINUTE = 20;

  /** Calls in which an assistant may be asked, of one account or else of one address. */
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'ASSISTED_PER_MINUTE must be a number.' })
  @Min(1, { message: 'ASSISTED_PER_MINUTE must not be below 1.' })
  ASSISTED_PER_MINUTE = 30;

  /** What an assistant may be asked for by everybody together; when it is spent, rules answer. */
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'ASSISTANT_PER_DAY must be a number.' })
  @Min(0, { message: 'ASSISTANT_PER_DAY must not be below 0.' })
  ASSISTANT_PER_DAY = 1_000;

  /** And of that, from one address. */
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'ASSISTANT_PER_DAY_AND_ADDRESS must be a number.' })
  @Min(0, { message: 'ASSISTANT_PER_DAY_AND_ADDRESS must not be below 0.' })
  ASSISTANT_PER_DAY_AND_ADDRESS = 100;

  /** With what sign-ins and reset links are signed; without it a secret is made, see `Secret`. */
  @IsOptional()
  @MinLength(32, { message: 'JWT_SECRET must have 32 characters or more.' })
  JWT_SECRET?: string;

  /** Where residents find this calendar. It may stand in any text as it is. */
  @Transform(({ value }) => value?.replace(/\/$/, ''))
  @IsOptional()
  @Validate(IsWebAddress, [], IS_ORIGIN)
  @Matches(/^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i, IS_ORIGIN)
  ALMANAC_URL?: string;

  @IsOptional()
  @Matches(/^smtps?:\/\/[^\s/?#]+([/?][^\s]*)?$/, {
    message: 'SMTP_URL must be an address such as smtp://user:password@mail.example:587.',
  })
  SMTP_URL?: string;

  @Matches(/^(("[^"]*" *|[^<>",;:@]*)<[^\s<>",;:@]+@[^\s<>",;:@]+>|[^\s<>",;:@]+@[^\s<>",;:@]+)$/, {
    message: 'MAIL_FROM must be a sender such as Almanac <almanac@town.example>.',
  })
  MAIL_FROM = 'Almanac <almanac@localhost>';

  @IsOptional()
  @IsNotEmpty({ message: 'VONAGE_API_KEY must not be empty.' })
  VONAGE_API_KEY?: string;

  @IsOptional()
  @IsNotEmpty({ message: 'VONAGE_API_SECRET must not be empty.' })
  VONAGE_API_SECRET?: string;

  /** Who text messages are from: a number with its country's digits, or up to eleven letters and digits. */
  @IsOptional()
  @Matches(/^(\d{5,15}|[A-Za-z0-9]{1,11})$/, {
    message: 'VONAGE_FROM must be a number such as 18565550100, or up to eleven letters.',
  })
  VONAGE_FROM?: string;

  @IsOptional()
  @MinLength(16, { message: 'VONAGE_SIGNATURE_SECRET must have 16 characters or more.' })
  VONAGE_SIGNATURE_SECRET?: string;

  /** Another address than Vonage's own. */
  @IsOptional()
  @Validate(IsWebAddress, [])
  VONAGE_URL?: string;

  /** To one telephone. */
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'SMS_PER_DAY must be a number.' })
  @Min(1, { message: 'SMS_PER_DAY must not be below 1.' })
  SMS_PER_DAY = 5;

  /** With it, Claude reads what residents say in their own words; without it, our own rules do. */
  @IsOptional()
  @IsNotEmpty({ message: 'ANTHROPIC_API_KEY must not be empty.' })
  ANTHROPIC_API_KEY?: string;

  @Matches(/^[\w.:@-]+$/, { message: 'ANTHROPIC_MODEL must name a model such as claude-haiku-4-5.' })
  ANTHROPIC_MODEL = 'claude-haiku-4-5';

  /** Another address than Anthropic's own. */
  @IsOptional()
  @Validate(IsWebAddress, [])
  ANTHROPIC_BASE_URL?: string;

  /** What reads aloud: a program that is given a text on stdin and writes audio. espeak-ng without it, nobody under 'none'. */
  @IsOptional()
  @Validate(IsCommandLine)
  SPEECH_COMMAND?: string;

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

  /** Nobody is asked where addresses are under 'none'. Else the address is that of a Nominatim's search. */
  @Validate(IsWebAddress, ['census', 'none'])
  GEOCODER = 'census';

  /** Nobody is asked for the weather under 'none'. Else the address is that of an Open-Meteo's forecast. */
  @Validate(IsWebAddress, ['nws', 'none'])
  WEATHER = 'nws';

  /** Another address than api.weather.gov. */
  @IsOptional()
  @Validate(IsWebAddress, [])
  NWS_URL?: string;

  /** Where the streets of the map come from: whatever the style names, at the origin of the style. */
  @Validate(IsWebAddress, ['none'])
  MAP_STYLE_URL = 'https://tiles.openfreemap.org/styles/positron';

  /** Of the newsletter's provider, as its form is put into other pages; without it there is no newsletter. */
  @IsOptional()
  @Validate(IsWebAddress, [])
  NEWSLETTER_FORM_URL?: string;

  /** With what `/metrics` is asked for; without it there is none. */
  @IsOptional()
  @MinLength(16, { message: 'METRICS_TOKEN must have 16 characters or more.' })
  METRICS_TOKEN?: string;

  /** Where traces go, over OTLP and HTTP; without it none are made. */
  @IsOptional()
  @Validate(IsWebAddress, [])
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  /** What goes with them, such as what lets us in there. */
  @IsOptional()
  @Matches(/^\s*[\w-]+=[^,\s]+(\s*,\s*[\w-]+=[^,\s]+)*\s*$/, {
    message: 'OTEL_EXPORTER_OTLP_HEADERS must be headers such as api-key=secret,x-town=moorestown.',
  })
  OTEL_EXPORTER_OTLP_HEADERS?: string;

  /** Under which name they are found there. */
  @Matches(/^[\w.-]+$/, { message: 'OTEL_SERVICE_NAME must be a name such as almanac.' })
  OTEL_SERVICE_NAME = 'almanac';

  /** Of how many requests one is made, from 0 to 1. */
  @Transform(({ value }) => Number(value))
  @IsNumber({}, { message: 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.' })
  @Min(0, { message: 'OTEL_TRACES_SAMPLER_ARG must not be below 0.' })
  @Max(1, { message: 'OTEL_TRACES_SAMPLER_ARG must not be above 1.' })
  OTEL_TRACES_SAMPLER_ARG = 1;

  /** Sentences for who sits before a terminal, JSON for whoever collects it; on `auto` what stdout is decides. */
  @IsIn(['auto', 'text', 'json'], { message: "LOG_FORMAT must be 'auto', 'text' or 'json'." })
  LOG_FORMAT: 'auto' | 'text' | 'json' = 'auto';

  /** The least that is told. From debug on that is every request and command, too. */
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
    message: "LOG_LEVEL must be 'fatal', 'error', 'warn', 'info', 'debug' or 'trace'.",
  })
  LOG_LEVEL: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' = 'info';

  @IsOptional()
  NODE_ENV?: string;
}

/** Makes the data directory where there is none. Throws an Error whose message has one sentence for each wrong value. */
export const readConfiguration = (environment: NodeJS.ProcessEnv): Configuration => {
  const said = Object.fromEntries(
    Object.keys(environment).flatMap((name) => (environment[name]?.trim() ? [[name, environment[name]]] : [])),
  );
  const configuration = plainToInstance(Configuration, said, { exposeDefaultValues: true });
  const wrong = validateSync(configuration).flatMap(({ constraints }) => Object.values(constraints ?? {}).slice(-1));
  if (configuration.ALMANAC_NOW && configuration.NODE_ENV === 'production') {
    wrong.push('ALMANAC_NOW stops the clock and is refused while NODE_ENV is production.');
  }
  if (wrong.length === 0 && configuration.SMTP_URL && !configuration.ALMANAC_URL) {
    wrong.push('ALMANAC_URL must be the public address of this calendar: mails sent through SMTP_URL link to it.');
  }
  if (wrong.length === 0) wrong.push(...halfOfVonage(configuration));
  if (wrong.length === 0) wrong.push(...unusable(configuration.ALMANAC_DATA_DIR));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return configuration.ALMANAC_SEED === 'sample' ? withoutForeignSample(configuration, 'ALMANAC_SEED' in said) : configuration;
};

/** The log is append-only: whoever has 600 events of Moorestown in the log of their own town keeps them for ever. */
const withoutForeignSample = (configuration: Configuration, isSaid: boolean): Configuration => {
  const { name } = readTownSettings(configuration.ALMANAC_DATA_DIR);
  if (isSampleTown(name)) return configuration;
  if (isSaid)
    throw new Error(
      `ALMANAC_SEED=sample would put the sample town, Moorestown, into the log of ${name}: leave it out to begin with an empty log, or remove town.json from ALMANAC_DATA_DIR.`,
    );
  return Object.assign(configuration, { ALMANAC_SEED: 'none' });
};

const halfOfVonage = (configuration: Configuration): string[] => {
  const missing = OF_VONAGE.filter((name) => !configuration[name]);
  return missing.length === 0 || missing.length === OF_VONAGE.length
    ? []
    : [`${missing.join(', ')} must be set, too: text messages need ${OF_VONAGE.join(', ')}.`];
};

/** Whoever is sent a message must be able to answer that they want none. */
const OF_VONAGE = ['VONAGE_API_KEY', 'VONAGE_API_SECRET', 'VONAGE_FROM', 'VONAGE_SIGNATURE_SECRET'] as const;

const unusable = (folder: string): string[] => {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK);
    const half = halfRestored(folder);
    return half ? [half] : [];
  } catch (error) {
    return [`ALMANAC_DATA_DIR cannot be used: ${(error as Error).message}.`];
  }
};
