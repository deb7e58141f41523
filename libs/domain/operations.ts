import { command, type DomainEvent, decider } from '#libs/event-sourcing';

/** `today` places the sample events: seeding that was interrupted goes on as it began. */
export type SeedingStarted = DomainEvent<'SeedingStarted', { seed: string; today: string }>;
export type SeedingFinished = DomainEvent<'SeedingFinished', { seed: string; events: number }>;
export type ProjectionRebuilt = DomainEvent<'ProjectionRebuilt', { projection: string; documents: number; differing: number }>;
export type ProjectionSwitchedBack = DomainEvent<'ProjectionSwitchedBack', { projection: string }>;
export type OperationsEvent = SeedingStarted | SeedingFinished | ProjectionRebuilt | ProjectionSwitchedBack;

export class StartSeeding extends command('StartSeeding')<SeedingStarted['data']> {}
export class FinishSeeding extends command('FinishSeeding')<SeedingFinished['data']> {}
export class RecordRebuild extends command('RecordRebuild')<ProjectionRebuilt['data']> {}
export class RecordSwitchBack extends command('RecordSwitchBack')<ProjectionSwitchedBack['data']> {}
export type OperationsCommand = StartSeeding | FinishSeeding | RecordRebuild | RecordSwitchBack;

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
    RecordSwitchBack: (data) => [{ type: 'ProjectionSwitchedBack', data }],
  },

  evolve: {
    SeedingStarted: (seedings, { seed }) => ({ ...seedings, [seed]: 'started' }),
    SeedingFinished: (seedings, { seed }) => ({ ...seedings, [seed]: 'finished' }),
  },
});
