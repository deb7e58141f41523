import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { QuietLogger } from './quiet-logger';
import type { Configuration } from './settings/configuration';

/*
 * Everything of the API that commands may use which need the application. They import this file as `#api`, which is loaded when a
 * command first uses it.
 */

export { BadRequestException } from '@nestjs/common';
export { People } from './accounts/people';
export { type ForgottenCounts, PersonForgetter } from './accounts/person-forgetter';
export { RoleGranter } from './accounts/role-granter';
export { SecondFactors } from './accounts/second-factors';
export { type AuditedEvent, EventAudits } from './audit/event-audits';
export { formatChange } from './audit/event-changes';
export { EXPORT_KEY_ID, ExportSigner, publicKeyOf } from './audit/export-signer';
export { FactLines } from './audit/fact-lines';
export { ALL_OPERATORS, FactSearcher } from './audit/fact-searcher';
export { Histories } from './audit/histories';
export { HistoryAccessLog } from './audit/history-access-log';
export { HistoryExporter } from './audit/history-exporter';
export { ResidentKeyResolver } from './audit/resident-key-resolver';
export type { ResidentState } from './audit/resident-state';
export { SentMessages } from './audit/sent-messages';
export { verifySignedFile } from './audit/signed-file';
export { Commands } from './commands/commands';
export { Duplicates } from './duplicates/duplicates';
export { MergeDecisions } from './duplicates/merge-decisions';
export { type MergedEvent, MergedEvents } from './events/merged-events';
export { CalendarImporter, type ImportResult, type SourceDescription } from './import/calendar-importer';
export { OPERATIONS_STREAM } from './operations/operations-stream';
export { ParkedDocuments } from './operations/parked-documents';
export { ParkedReactions } from './operations/parked-reactions';
export { Rebuilds } from './operations/rebuilds';
export { Directory } from './organizations/directory';
export type { OrganizationNames } from './organizations/organization-names';
export { toPreferencesResponse } from './preferences/preferences-response';
export { TownSeeder } from './seed/town-seeder';
export { Clock } from './settings/clock';
export { isSampleTown, TownSettings } from './settings/town-settings';
export { PauseEnder } from './sources/check-scheduler';
export { Feed } from './sources/feed';
export { FeedTrials, type TrialRequest } from './sources/feed-trials';
export { redactAddress } from './sources/source-addresses';
export { CheckStopped, SourceChecker } from './sources/source-checker';
export { SourceImporter } from './sources/source-importer';
export type { HeldImportNote } from './sources/source-note';
export { SourceOperations } from './sources/source-operations';
export { countChanges, formatPrivateCount, formatZoneDoubt } from './sources/source-report';
export type { SourceStatus } from './sources/source-status';
export { type KnownSource, Sources } from './sources/sources';
export {
  type DecryptedReport,
  type DecryptedSuggestion,
  NoSuchOrganization,
  ReviewDecisions,
} from './suggestions/review-decisions';

export const openApplication = (configuration: Configuration): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext(AppModule.of(configuration), {
    logger: new QuietLogger({ logLevels: ['error', 'fatal'] }),
    abortOnError: false,
  });
