import { command, type DomainEvent, decider, type Position } from '#libs/event-sourcing';

/** `today` places the sample events: seeding that was interrupted goes on as it began. */
export type SeedingStarted = DomainEvent<'SeedingStarted', { seed: string; today: string }>;
export type SeedingFinished = DomainEvent<'SeedingFinished', { seed: string; events: number }>;
/** The first ones say neither what was parked nor whether it went live by force. */
export type ProjectionRebuilt = DomainEvent<
  'ProjectionRebuilt',
  { projection: string; documents: number; differing: number; parked?: number; forced?: boolean }
>;
/** `parked`: how many documents the new build would no longer have shown. */
export type RebuildRefused = DomainEvent<'RebuildRefused', { projection: string; parked: number }>;
export type ProjectionSwitchedBack = DomainEvent<'ProjectionSwitchedBack', { projection: string }>;
/** All that was put aside, or one fact of one reactor. */
export type ReactorsRetried = DomainEvent<'ReactorsRetried', { facts: number; reactor?: string; position?: Position }>;
/** Nobody will react to a fact any more: `failure` is why the reactor did not, `reason` why an operator lets it be. */
export type FactSkipped = DomainEvent<
  'FactSkipped',
  { reactor: string; position: Position; stream: string; failure: string; reason: string }
>;
export type OperationsEvent =
  | SeedingStarted
  | SeedingFinished
  | ProjectionRebuilt
  | RebuildRefused
  | ProjectionSwitchedBack
  | ReactorsRetried
  | FactSkipped;

export class StartSeeding extends command('StartSeeding')<SeedingStarted['data']> {}
export class FinishSeeding extends command('FinishSeeding')<SeedingFinished['data']> {}
export class RecordRebuild extends command('RecordRebuild')<ProjectionRebuilt['data']> {}
export class RecordRefusal extends command('RecordRefusal')<RebuildRefused['data']> {}
export class RecordSwitchBack extends command('RecordSwitchBack')<ProjectionSwitchedBack['data']> {}
export class RecordRetry extends command('RecordRetry')<ReactorsRetried['data']> {}
export class RecordSkip extends command('RecordSkip')<FactSkipped['data']> {}
export type OperationsCommand =
  | StartSeeding
  | FinishSeeding
  | RecordRebuild
  | RecordRefusal
  | RecordSwitchBack
  | RecordRetry
  | RecordSkip;

type Seeding = 'started' | 'finished';

/** What operators did to this installation. */
export const operations = decider<Readonly<Record<string, Seeding>>, OperationsCommand, OperationsEvent>({
  stream: 'operations',
  identify: () => 'town',
  initialState: {},

  decide: {
    StartSeeding: (data, seedings) => (seedings[data.seed] ? [] : [{ type: 'SeedingStarted', data }]),
    FinishSeeding: (data, seedings) => (seedings[data.seed] === 'started' ? [{ type: 'SeedingFinished', data }] : []),
    RecordRebuild: (data) => [{ type: 'ProjectionRebuilt', data }],
    RecordRefusal: (data) => [{ type: 'RebuildRefused', data }],
    RecordSwitchBack: (data) => [{ type: 'ProjectionSwitchedBack', data }],
    RecordRetry: (data) => (data.facts > 0 ? [{ type: 'ReactorsRetried', data }] : []),
    RecordSkip: (data) => [{ type: 'FactSkipped', data }],
  },

  evolve: {
    SeedingStarted: (seedings, { seed }) => ({ ...seedings, [seed]: 'started' }),
    SeedingFinished: (seedings, { seed }) => ({ ...seedings, [seed]: 'finished' }),
  },
});
