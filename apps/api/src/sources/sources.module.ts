import { Global, Module } from '@nestjs/common';
import {
  AcceptLoad,
  AddSource,
  EndPause,
  MoveSource,
  OrderCheck,
  PauseSource,
  RefuseLoad,
  RemoveSource,
  ResumeSource,
  source,
  ZoneSource,
} from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';
import { SourceChecks } from '../events/source-checks';
import { ImportModule } from '../import/import.module';
import { TimersModule } from '../timers/timers.module';
import { Checks } from './checks';
import { FeedTrials } from './feed-trials';
import { Loads } from './loads';
import { Pauses, Schedule } from './schedule';
import { SourceAddresses } from './source-addresses';
import { HeldDifferences, SourceNotes } from './source-note';
import { SourceHealth, Sources } from './sources';
import { Sync } from './sync';
import { Tending } from './tending';
import { Timing } from './timing';

const COMMANDS = [
  AddSource,
  MoveSource,
  PauseSource,
  ResumeSource,
  EndPause,
  RemoveSource,
  ZoneSource,
  OrderCheck,
  AcceptLoad,
  RefuseLoad,
];

/** Where the town's events come from, and when it is looked there again. */
@Global()
@Module({
  imports: [TimersModule, ImportModule],
  providers: [
    ...commandHandlers(source, COMMANDS),
    Checks,
    FeedTrials,
    HeldDifferences,
    Loads,
    Pauses,
    Schedule,
    { provide: SourceChecks, useClass: SourceHealth },
    SourceAddresses,
    SourceNotes,
    Sources,
    Sync,
    Tending,
    Timing,
  ],
  exports: [
    Checks,
    FeedTrials,
    HeldDifferences,
    Loads,
    Pauses,
    Schedule,
    SourceAddresses,
    SourceChecks,
    SourceNotes,
    Sources,
    Sync,
    Tending,
    Timing,
  ],
})
export class SourcesModule {}
