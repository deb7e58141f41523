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
import { OperatorChecks } from './checks';
import { FeedTrials } from './feed-trials';
import { SourceImporter } from './loads';
import { CheckScheduler, PauseEnder } from './schedule';
import { SourceAddresses } from './source-addresses';
import { HeldDifferences, SourceNotes } from './source-note';
import { PublicSourceChecks, Sources } from './sources';
import { SourceChecker } from './sync';
import { SourceOperations } from './tending';
import { CheckTiming } from './timing';

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

@Global()
@Module({
  imports: [TimersModule, ImportModule],
  providers: [
    ...commandHandlers(source, COMMANDS),
    OperatorChecks,
    FeedTrials,
    HeldDifferences,
    SourceImporter,
    PauseEnder,
    CheckScheduler,
    { provide: SourceChecks, useClass: PublicSourceChecks },
    SourceAddresses,
    SourceNotes,
    Sources,
    SourceChecker,
    SourceOperations,
    CheckTiming,
  ],
  exports: [
    OperatorChecks,
    FeedTrials,
    HeldDifferences,
    SourceImporter,
    PauseEnder,
    CheckScheduler,
    SourceAddresses,
    SourceChecks,
    SourceNotes,
    Sources,
    SourceChecker,
    SourceOperations,
    CheckTiming,
  ],
})
export class SourcesModule {}
