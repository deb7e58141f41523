import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { QuietLogger } from './quiet-logger';
import type { Configuration } from './settings/configuration';

/* Everything of the API that the command line may use. It imports this file as `#api`, which is loaded when a command first uses it. */

/** Services throw it for input that they cannot read. */
export { BadRequestException } from '@nestjs/common';
export { Forgetting, type Forgot } from './accounts/forgetting';
export { Granting } from './accounts/granting';
export { People } from './accounts/people';
export { SecondFactors } from './accounts/second-factors';
export { AuditKeys, EXPORTS, publicOf } from './audit/audit-keys';
export { EventAudits, type ToldEvent } from './audit/event-audits';
export { inWords } from './audit/event-changes';
export { Exporting } from './audit/exporting';
export { FactLines } from './audit/fact-lines';
export { Histories } from './audit/histories';
export { Looks } from './audit/looks';
export { OPERATORS, Searching } from './audit/searching';
export { Sent } from './audit/sent';
export { examined } from './audit/signed-file';
export type { Standing } from './audit/standing';
export { Who } from './audit/who';
export { Commands } from './commands/commands';
export { Duplicates } from './duplicates/duplicates';
export { Pairs } from './duplicates/pairs';
export { type Card, Cards } from './events/cards';
export { Importer, type Loaded, type Source } from './import/importer';
export { DEEDS } from './operations/deeds';
export { ParkedDocuments } from './operations/parked-documents';
export { Reactions } from './operations/reactions';
export { Rebuilds } from './operations/rebuilds';
export { Directory } from './organizations/directory';
export type { Names } from './organizations/names';
export { told } from './preferences/told';
export { Seeding } from './seed/seeding';
export { Clock } from './settings/clock';
export { type Configuration, readConfiguration } from './settings/configuration';
export { isSampleTown, TownSettings } from './settings/town-settings';
export { FeedTrials, type TrialWish } from './sources/feed-trials';
export { Loads } from './sources/loads';
export { Pauses } from './sources/schedule';
export { shownAddress } from './sources/source-addresses';
export type { HeldBack } from './sources/source-note';
export { countsOf, leftOutWords, zoneDoubt } from './sources/source-report';
export type { Standing as SourceStanding } from './sources/source-standing';
export { type KnownSource, Sources } from './sources/sources';
export { Stopped, Sync } from './sources/sync';
export { Tending } from './sources/tending';
export {
  type BackedUp,
  BackupFolder,
  backUp,
  configuredLog,
  isLogThere,
  isServer,
  logName,
  type OnBackingUp,
  type OnRestoring,
  type OpenLog,
  openKeys,
  openLog,
  restore,
  upgradeStores,
  type WholeBackup,
  wrongWith,
  wrongWithLog,
} from './stores.module';
export { Deciding, NoSuchOrganization, type OpenReport, type OpenSuggestion } from './suggestions/deciding';

/** Opens the whole application without its HTTP side. */
export const openApplication = (configuration: Configuration): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext(AppModule.of(configuration), {
    logger: new QuietLogger({ logLevels: ['error', 'fatal'] }),
    abortOnError: false,
  });
