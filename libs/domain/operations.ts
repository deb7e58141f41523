import { command, type DomainEvent, decider, type FoldRetried, type FoldSkipped, type Position } from '#libs/event-sourcing';

/** `today` determines the dates of the sample events, so that an interrupted seeding continues with the same dates. */
export type SeedingStarted = DomainEvent<'SeedingStarted', { seed: string; today: string }>;
export type SeedingFinished = DomainEvent<'SeedingFinished', { seed: string; events: number }>;
/** An operator asked for a new build, to compare it (`dryRun`) or to promote it. */
export type RebuildAsked = DomainEvent<'RebuildAsked', { projection: string; dryRun: boolean }>;
/** It was interrupted, or its result was not promoted. */
export type RebuildStopped = DomainEvent<'RebuildStopped', { projection: string; reason: string }>;
/** The earliest facts have neither `parked` nor `forced`. `reason` is in the operator's words. */
export type ProjectionRebuilt = DomainEvent<
  'ProjectionRebuilt',
  { projection: string; documents: number; differing: number; parked?: number; forced?: boolean; reason?: string }
>;
/** `parked` is the number of documents that the new build would have lost. */
export type RebuildRefused = DomainEvent<'RebuildRefused', { projection: string; parked: number; reason?: string }>;
/** Recorded before the switch, so that an interrupted one is on record too. */
export type SwitchBackAsked = DomainEvent<'SwitchBackAsked', { projection: string; reason: string }>;
export type ProjectionSwitchedBack = DomainEvent<'ProjectionSwitchedBack', { projection: string; reason?: string }>;
/** All parked facts, or one fact of one reactor. */
export type ReactorsRetried = DomainEvent<
  'ReactorsRetried',
  { facts: number; reactor?: string; position?: Position; reason?: string }
>;
/** No reactor will process the fact. `failure` is the reactor's error, `reason` the operator's. */
export type FactSkipped = DomainEvent<
  'FactSkipped',
  { reactor: string; position: Position; stream: string; failure: string; reason: string }
>;
/** `target` and `source` contain no password. `position` is the end of the backed-up log. */
export type BackupMade = DomainEvent<
  'BackupMade',
  { target: string; backup: string; position: Position; facts: number; copied: number; dropped: number; reason?: string }
>;
export type BackupFailed = DomainEvent<'BackupFailed', { target: string; failure: string; reason?: string }>;
/** The log before this fact came from a backup. */
export type TownRestored = DomainEvent<
  'TownRestored',
  { source: string; backup: string; position: Position; facts: number; reason?: string }
>;
export type OperationsEvent =
  | SeedingStarted
  | SeedingFinished
  | RebuildAsked
  | RebuildStopped
  | ProjectionRebuilt
  | RebuildRefused
  | SwitchBackAsked
  | ProjectionSwitchedBack
  | ReactorsRetried
  | FactSkipped
  | FoldRetried
  | FoldSkipped
  | BackupMade
  | BackupFailed
  | TownRestored;

export class StartSeeding extends command('StartSeeding')<SeedingStarted['data']> {}
export class FinishSeeding extends command('FinishSeeding')<SeedingFinished['data']> {}
export class AskForRebuild extends command('AskForRebuild')<RebuildAsked['data']> {}
export class StopRebuild extends command('StopRebuild')<RebuildStopped['data']> {}
export class RecordRebuild extends command('RecordRebuild')<ProjectionRebuilt['data']> {}
export class RecordRefusal extends command('RecordRefusal')<RebuildRefused['data']> {}
export class AskForSwitchBack extends command('AskForSwitchBack')<SwitchBackAsked['data']> {}
export class RecordSwitchBack extends command('RecordSwitchBack')<ProjectionSwitchedBack['data']> {}
export class RecordRetry extends command('RecordRetry')<ReactorsRetried['data']> {}
export class RecordSkip extends command('RecordSkip')<FactSkipped['data']> {}
export class RetryFold extends command('RetryFold')<FoldRetried['data']> {}
export class SkipFold extends command('SkipFold')<FoldSkipped['data']> {}
export class RecordBackup extends command('RecordBackup')<BackupMade['data']> {}
export class RecordBackupFailure extends command('RecordBackupFailure')<BackupFailed['data']> {}
export class RecordRestore extends command('RecordRestore')<TownRestored['data']> {}
export type OperationsCommand =
  | StartSeeding
  | FinishSeeding
  | AskForRebuild
  | StopRebuild
  | RecordRebuild
  | RecordRefusal
  | AskForSwitchBack
  | RecordSwitchBack
  | RecordRetry
  | RecordSkip
  | RetryFold
  | SkipFold
  | RecordBackup
  | RecordBackupFailure
  | RecordRestore;

type SeedingState = 'started' | 'finished';

export const operations = decider<Readonly<Record<string, SeedingState>>, OperationsCommand, OperationsEvent>({
  stream: 'operations',
  identify: () => 'town',
  initialState: {},

  decide: {
    StartSeeding: (data, seedings) => (seedings[data.seed] ? [] : [{ type: 'SeedingStarted', data }]),
    FinishSeeding: (data, seedings) => (seedings[data.seed] === 'started' ? [{ type: 'SeedingFinished', data }] : []),
    AskForRebuild: (data) => [{ type: 'RebuildAsked', data }],
    StopRebuild: (data) => [{ type: 'RebuildStopped', data }],
    RecordRebuild: (data) => [{ type: 'ProjectionRebuilt', data }],
    RecordRefusal: (data) => [{ type: 'RebuildRefused', data }],
    AskForSwitchBack: (data) => [{ type: 'SwitchBackAsked', data }],
    RecordSwitchBack: (data) => [{ type: 'ProjectionSwitchedBack', data }],
    RecordRetry: (data) => (data.facts > 0 ? [{ type: 'ReactorsRetried', data }] : []),
    RecordSkip: (data) => [{ type: 'FactSkipped', data }],
    RetryFold: (data) => [{ type: 'FoldRetried', data }],
    SkipFold: (data) => [{ type: 'FoldSkipped', data }],
    RecordBackup: (data) => [{ type: 'BackupMade', data }],
    RecordBackupFailure: (data) => [{ type: 'BackupFailed', data }],
    RecordRestore: (data) => [{ type: 'TownRestored', data }],
  },

  evolve: {
    SeedingStarted: (seedings, { seed }) => ({ ...seedings, [seed]: 'started' }),
    SeedingFinished: (seedings, { seed }) => ({ ...seedings, [seed]: 'finished' }),
  },
});
