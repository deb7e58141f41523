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
import { IsInstant } from '#libs/contracts/rules';
import { checkEventStoreUrl, checkMongoUrl, makeFolder, unfinishedRestoreMessage } from '#libs/stores';
import { IsAddressRanges } from './is-address-ranges';
import { IsCommandLine } from './is-command-line';
import { IsConnectionString } from './is-connection-string';
import { IsWebAddress } from './is-web-address';
import { Setting } from './setting';
import { isSampleTown, readTownSettings } from './town-settings';
import { IsTrustedProxies } from './trusted-proxies';

const ORIGIN_MESSAGE = { message: 'ALMANAC_URL must be an address without a path such as https://almanac.example.' };

export class Configuration {
  @Setting('Server', 'Port of the HTTP server.')
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'PORT must be a port number.' })
  @Min(0, { message: 'PORT must not be below 0.' })
  @Max(65535, { message: 'PORT must not be above 65535.' })
  PORT = 3000;

  @Setting('Data', 'Data directory of the town: `town.json` and [the files listed below](#data-directory).')
  @IsNotEmpty({ message: 'ALMANAC_DATA_DIR must name a folder.' })
  ALMANAC_DATA_DIR = './data';

  @Setting(
    'Data',
    '`sample` puts the sample town, Moorestown, into an empty log; `none` leaves it empty. `sample` beside a `town.json` of another town is refused.',
    '`sample`; `none` if `town.json` names another town',
  )
  @IsIn(['sample', 'none'], { message: "ALMANAC_SEED must be 'sample' or 'none'." })
  ALMANAC_SEED: 'sample' | 'none' = 'sample';

  @Setting(
    'Server',
    'ISO instant at which the server’s clock stands still, for demonstrations and tests. Browsers keep their own clock. Refused with `NODE_ENV=production`.',
  )
  @IsOptional()
  @IsInstant()
  ALMANAC_NOW?: string;

  @Setting(
    'Server',
    '`api` answers HTTP, `projector` keeps the read models up to date, `all` does both. See [scaling](scaling.md).',
  )
  @IsIn(['all', 'api', 'projector'], { message: "ALMANAC_ROLE must be 'all', 'api' or 'projector'." })
  ALMANAC_ROLE: 'all' | 'api' | 'projector' = 'all';

  @Setting('Limits', 'Writes a minute for one account, or for one address without a sign-in, and for one session.')
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'WRITES_PER_MINUTE must be a number.' })
  @Min(1, { message: 'WRITES_PER_MINUTE must not be below 1.' })
  WRITES_PER_MINUTE = 600;

  @Setting(
    'Limits',
    'Facts recorded a minute for one key, and for one address. Pressing All in a town of 300 organizations and parts records 300.',
  )
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'FACTS_PER_MINUTE must be a number.' })
  @Min(1, { message: 'FACTS_PER_MINUTE must not be below 1.' })
  FACTS_PER_MINUTE = 3_000;

  @Setting('Limits', 'Agendas fetched from other servers a minute for one account, or for one address without a sign-in.')
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'FETCHES_PER_MINUTE must be a number.' })
  @Min(1, { message: 'FETCHES_PER_MINUTE must not be below 1.' })
  FETCHES_PER_MINUTE = 30;

  @Setting(
    'Limits',
    'Events to come from which on browsers load the list in pages, and leave searching and counting to the server. See [scaling](scaling.md).',
  )
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'LARGE_TOWN_EVENTS must be a number.' })
  @Min(1, { message: 'LARGE_TOWN_EVENTS must not be below 1.' })
  LARGE_TOWN_EVENTS = 20_000;

  @Setting('Sources', 'Minutes between two checks of a source that does not ask for fewer checks (1 to 1440).')
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'SYNC_MINUTES must be a number.' })
  @Min(1, { message: 'SYNC_MINUTES must not be below 1.' })
  @Max(1_440, { message: 'SYNC_MINUTES must not be above 1440, a day.' })
  SYNC_MINUTES = 15;

  @Setting(
    'Limits',
    'Sign-in attempts a minute from one address. One account takes five times that from all addresses (correct passwords do not count), and this number of wrong two-step codes in 15 minutes.',
  )
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'SIGN_INS_PER_MINUTE must be a number.' })
  @Min(1, { message: 'SIGN_INS_PER_MINUTE must not be below 1.' })
  SIGN_INS_PER_MINUTE = 10;

  @Setting(
    'Limits',
    'Registrations and requests for a new password or email address, a minute, from one address. One email address takes five times that, and is sent at most three letters in ten minutes about becoming an account’s new address.',
  )
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'REGISTRATIONS_PER_MINUTE must be a number.' })
  @Min(1, { message: 'REGISTRATIONS_PER_MINUTE must not be below 1.' })
  REGISTRATIONS_PER_MINUTE = 10;

  @Setting('Limits', 'Suggestions and reports together, a minute, from one address.')
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'SUGGESTIONS_PER_MINUTE must be a number.' })
  @Min(1, { message: 'SUGGESTIONS_PER_MINUTE must not be below 1.' })
  SUGGESTIONS_PER_MINUTE = 20;

  @Setting('Limits', 'Calls that may use the assistant, a minute, for one account, or for one address without a sign-in.')
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'ASSISTED_PER_MINUTE must be a number.' })
  @Min(1, { message: 'ASSISTED_PER_MINUTE must not be below 1.' })
  ASSISTED_PER_MINUTE = 30;

  @Setting('Assistant', 'Requests to Claude in a day by all callers. Rules answer after that. Each server counts for itself.')
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'ASSISTANT_PER_DAY must be a number.' })
  @Min(0, { message: 'ASSISTANT_PER_DAY must not be below 0.' })
  ASSISTANT_PER_DAY = 1_000;

  @Setting('Assistant', 'Requests to Claude in a day from one address.')
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'ASSISTANT_PER_DAY_AND_ADDRESS must be a number.' })
  @Min(0, { message: 'ASSISTANT_PER_DAY_AND_ADDRESS must not be below 0.' })
  ASSISTANT_PER_DAY_AND_ADDRESS = 100;

  @Setting(
    'Secrets',
    'Signs sign-ins and reset links, 32 characters or more. Set it if processes share no data directory. Another secret signs everybody out.',
    'generated into `jwt-secret`',
  )
  @IsOptional()
  @MinLength(32, { message: 'JWT_SECRET must have 32 characters or more.' })
  JWT_SECRET?: string;

  @Setting(
    'Server',
    'Public address of this calendar, without a path: `https://almanac.example`. Mail links, canonical addresses, the sitemap and shared links use it, and writes from its pages are accepted behind any proxy. Without it, pages use the address of the request (see `TRUST_PROXY`) and mail links lead to `http://localhost:PORT`. Required with `SMTP_URL`.',
  )
  @Transform(({ value }) => value?.replace(/\/$/, ''))
  @IsOptional()
  @Validate(IsWebAddress, [], ORIGIN_MESSAGE)
  @Matches(/^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i, ORIGIN_MESSAGE)
  ALMANAC_URL?: string;

  @Setting(
    'Mail',
    'Mail server: `smtp://user:password@mail.example:587`. Without it, mail is written to `outbox` in the data directory.',
  )
  @IsOptional()
  @Matches(/^smtps?:\/\/[^\s/?#]+([/?][^\s]*)?$/, {
    message: 'SMTP_URL must be an address such as smtp://user:password@mail.example:587.',
  })
  SMTP_URL?: string;

  @Setting('Mail', 'Sender of mail.')
  @Matches(/^(("[^"]*" *|[^<>",;:@]*)<[^\s<>",;:@]+@[^\s<>",;:@]+>|[^\s<>",;:@]+@[^\s<>",;:@]+)$/, {
    message: 'MAIL_FROM must be a sender such as Almanac <almanac@town.example>.',
  })
  MAIL_FROM = 'Almanac <almanac@localhost>';

  @Setting(
    'Text messages',
    'Account at Vonage. Set `VONAGE_API_KEY`, `VONAGE_API_SECRET`, `VONAGE_FROM` and `VONAGE_SIGNATURE_SECRET` together or not at all. Without them, messages are written to `outbox`.',
  )
  @IsOptional()
  @IsNotEmpty({ message: 'VONAGE_API_KEY must not be empty.' })
  VONAGE_API_KEY?: string;

  @Setting('Text messages', 'Secret of the account.')
  @IsOptional()
  @IsNotEmpty({ message: 'VONAGE_API_SECRET must not be empty.' })
  VONAGE_API_SECRET?: string;

  @Setting('Text messages', 'Sender: a number with country code (`18565550100`) or up to eleven letters and digits.')
  @IsOptional()
  @Matches(/^(\d{5,15}|[A-Za-z0-9]{1,11})$/, {
    message: 'VONAGE_FROM must be a number such as 18565550100, or up to eleven letters.',
  })
  VONAGE_FROM?: string;

  @Setting('Text messages', 'Secret that signs incoming messages, 16 characters or more.')
  @IsOptional()
  @MinLength(16, { message: 'VONAGE_SIGNATURE_SECRET must have 16 characters or more.' })
  VONAGE_SIGNATURE_SECRET?: string;

  @Setting('Text messages', 'Address that replaces Vonage’s own.')
  @IsOptional()
  @Validate(IsWebAddress, [])
  VONAGE_URL?: string;

  @Setting('Text messages', 'Text messages a telephone is sent in a day. Each part of a long message counts.')
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'SMS_PER_DAY must be a number.' })
  @Min(1, { message: 'SMS_PER_DAY must not be below 1.' })
  SMS_PER_DAY = 5;

  @Setting(
    'Assistant',
    'Account with Anthropic. Claude then answers in [the assistant](assistant.md); without it, rules do, and also if Claude is slow, down or unsure.',
  )
  @IsOptional()
  @IsNotEmpty({ message: 'ANTHROPIC_API_KEY must not be empty.' })
  ANTHROPIC_API_KEY?: string;

  @Setting('Assistant', 'Model.')
  @Matches(/^[\w.:@-]+$/, { message: 'ANTHROPIC_MODEL must name a model such as claude-haiku-4-5.' })
  ANTHROPIC_MODEL = 'claude-haiku-4-5';

  @Setting('Assistant', 'Address that replaces Anthropic’s own.')
  @IsOptional()
  @Validate(IsWebAddress, [])
  ANTHROPIC_BASE_URL?: string;

  @Setting(
    'Outside services',
    'Program that reads the [Botcast](assistant.md#botcast) aloud. `none` turns the audio off.',
    '`espeak-ng`, if installed',
  )
  @IsOptional()
  @Validate(IsCommandLine)
  SPEECH_COMMAND?: string;

  @Setting(
    'Sources',
    'Addresses or ranges of a private network that may be fetched from, separated by commas. All others must be public.',
  )
  @IsOptional()
  @Validate(IsAddressRanges)
  ALMANAC_PRIVATE_ADDRESSES?: string;

  @Setting(
    'Server',
    'Behind a reverse proxy: the addresses of the proxy (`127.0.0.1`, `10.0.0.0/8`), or the number of proxies in front of the server (`1`) if nothing else can reach the port.',
  )
  @Validate(IsTrustedProxies)
  TRUST_PROXY = 'false';

  @Setting(
    'Data',
    'EventStoreDB that holds the log instead of `events.db`: `esdb://host:2113?tls=false`. Set it for Almanac only: an EventStoreDB that finds it in its own environment does not start.',
  )
  @IsOptional()
  @Validate(IsConnectionString, [checkEventStoreUrl])
  EVENTSTORE_URL?: string;

  @Setting(
    'Data',
    'MongoDB that holds the read models, and for a log on EventStoreDB the checkpoints of reactors and the personal keys: `mongodb://host/almanac`. The default database is `almanac`.',
  )
  @IsOptional()
  @Validate(IsConnectionString, [checkMongoUrl])
  MONGODB_URL?: string;

  @Setting(
    'Outside services',
    'Looks up the coordinates of an address once, if its publisher gives none: `census` (US Census), the search address of a Nominatim server, or `none`. All processes together ask at most once a second.',
  )
  @Validate(IsWebAddress, ['census', 'none'])
  GEOCODER = 'census';

  @Setting(
    'Outside services',
    'Forecast for `mapCenter`: `nws` (National Weather Service, no key needed; it is given `ALMANAC_URL` or the address in `MAIL_FROM` as contact), the forecast address of an Open-Meteo server (`https://api.open-meteo.com/v1/forecast`, no warnings), or `none`.',
  )
  @Validate(IsWebAddress, ['nws', 'none'])
  WEATHER = 'nws';

  @Setting('Outside services', 'Address that replaces `https://api.weather.gov`.')
  @IsOptional()
  @Validate(IsWebAddress, [])
  NWS_URL?: string;

  @Setting(
    'Outside services',
    'Style of the street map. Tiles and `pmtiles://` files must have the origin of the style. `none` shows no streets.',
    'OpenFreeMap',
  )
  @Validate(IsWebAddress, ['none'])
  MAP_STYLE_URL = 'https://tiles.openfreemap.org/styles/positron';

  @Setting(
    'Outside services',
    'Address of a newsletter form that allows embedding. Both menus then offer it. It may only embed its own origin.',
  )
  @IsOptional()
  @Validate(IsWebAddress, [])
  NEWSLETTER_FORM_URL?: string;

  @Setting('Observability', 'Bearer token for `/metrics`, 16 characters or more. Without it, `/metrics` answers 404.')
  @IsOptional()
  @MinLength(16, { message: 'METRICS_TOKEN must have 16 characters or more.' })
  METRICS_TOKEN?: string;

  @Setting('Observability', 'OTLP/HTTP endpoint for traces: `http://localhost:4318`. Without it, no traces are made.')
  @IsOptional()
  @Validate(IsWebAddress, [])
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  @Setting('Observability', 'Headers of the export: `api-key=secret,x-town=moorestown`.')
  @IsOptional()
  @Matches(/^\s*[\w-]+=[^,\s]+(\s*,\s*[\w-]+=[^,\s]+)*\s*$/, {
    message: 'OTEL_EXPORTER_OTLP_HEADERS must be headers such as api-key=secret,x-town=moorestown.',
  })
  OTEL_EXPORTER_OTLP_HEADERS?: string;

  @Setting('Observability', 'Service name of the traces.')
  @Matches(/^[\w.-]+$/, { message: 'OTEL_SERVICE_NAME must be a name such as almanac.' })
  OTEL_SERVICE_NAME = 'almanac';

  @Setting('Observability', 'Share of requests that are traced, from 0 to 1.')
  @Transform(({ value }) => Number(value))
  @IsNumber({}, { message: 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.' })
  @Min(0, { message: 'OTEL_TRACES_SAMPLER_ARG must not be below 0.' })
  @Max(1, { message: 'OTEL_TRACES_SAMPLER_ARG must not be above 1.' })
  OTEL_TRACES_SAMPLER_ARG = 1;

  @Setting('Observability', '`text`, `json` (one object a line), or `auto`: text on a terminal, JSON otherwise.')
  @IsIn(['auto', 'text', 'json'], { message: "LOG_FORMAT must be 'auto', 'text' or 'json'." })
  LOG_FORMAT: 'auto' | 'text' | 'json' = 'auto';

  @Setting(
    'Observability',
    'Least severe level that is logged: `fatal`, `error`, `warn`, `info`, `debug` or `trace`. `debug` logs each request and command.',
  )
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
    message: "LOG_LEVEL must be 'fatal', 'error', 'warn', 'info', 'debug' or 'trace'.",
  })
  LOG_LEVEL: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' = 'info';

  @Setting('Server', '`production` refuses `ALMANAC_NOW`.')
  @IsOptional()
  NODE_ENV?: string;
}

/** Creates the data directory if it is missing. Throws an Error with one sentence per invalid value. */
export const readConfiguration = (environment: NodeJS.ProcessEnv): Configuration => {
  const values = Object.fromEntries(
    Object.keys(environment).flatMap((name) => (environment[name]?.trim() ? [[name, environment[name]]] : [])),
  );
  const configuration = plainToInstance(Configuration, values, { exposeDefaultValues: true });
  const wrong = validateSync(configuration).flatMap(({ constraints }) => Object.values(constraints ?? {}).slice(-1));
  if (configuration.ALMANAC_NOW && configuration.NODE_ENV === 'production') {
    wrong.push('ALMANAC_NOW stops the clock and is refused while NODE_ENV is production.');
  }
  if (wrong.length === 0 && configuration.SMTP_URL && !configuration.ALMANAC_URL) {
    wrong.push('ALMANAC_URL must be the public address of this calendar: mails sent through SMTP_URL link to it.');
  }
  if (wrong.length === 0) wrong.push(...missingVonageMessages(configuration));
  if (wrong.length === 0) wrong.push(...dataDirectoryMessages(configuration.ALMANAC_DATA_DIR));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return configuration.ALMANAC_SEED === 'sample'
    ? withoutSampleElsewhere(configuration, 'ALMANAC_SEED' in values)
    : configuration;
};

/** The log is append-only: sample events in the log of another town could never be removed. */
const withoutSampleElsewhere = (configuration: Configuration, isSet: boolean): Configuration => {
  const { name } = readTownSettings(configuration.ALMANAC_DATA_DIR);
  if (isSampleTown(name)) return configuration;
  if (isSet)
    throw new Error(
      `ALMANAC_SEED=sample would put the sample town, Moorestown, into the log of ${name}: leave it out to begin with an empty log, or remove town.json from ALMANAC_DATA_DIR.`,
    );
  return Object.assign(configuration, { ALMANAC_SEED: 'none' });
};

const missingVonageMessages = (configuration: Configuration): string[] => {
  const missing = VONAGE_VARIABLES.filter((name) => !configuration[name]);
  return missing.length === 0 || missing.length === VONAGE_VARIABLES.length
    ? []
    : [`${missing.join(', ')} must be set, too: text messages need ${VONAGE_VARIABLES.join(', ')}.`];
};

/** All four are needed: the signature secret lets residents reply STOP. */
const VONAGE_VARIABLES = ['VONAGE_API_KEY', 'VONAGE_API_SECRET', 'VONAGE_FROM', 'VONAGE_SIGNATURE_SECRET'] as const;

const dataDirectoryMessages = (folder: string): string[] => {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK);
    const half = unfinishedRestoreMessage(folder);
    return half ? [half] : [];
  } catch (error) {
    return [`ALMANAC_DATA_DIR cannot be used: ${(error as Error).message}.`];
  }
};
