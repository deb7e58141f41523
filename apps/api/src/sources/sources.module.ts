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
import { CheckScheduler, PauseEnder } from './check-scheduler';
import { CheckTiming } from './check-timing';
import { FeedTrials } from './feed-trials';
import { OperatorChecks } from './operator-checks';
import { SourceAddresses } from './source-addresses';
import { SourceChecker } from './source-checker';
import { SourceImporter } from './source-importer';
import { HeldDifferences, SourceNotes } from './source-note';
import { SourceOperations } from './source-operations';
import { PublicSourceChecks, Sources } from './sources';

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
