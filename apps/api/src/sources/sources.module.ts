import { Global, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AcceptLoad, AddSource, PauseSource, RefuseLoad, RemoveSource, ResumeSource, source } from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';
import { SourceChecks } from '../events/source-checks';
import { ImportModule } from '../import/import.module';
import { Loads } from './loads';
import { Schedule } from './schedule';
import { SourceAddresses } from './source-addresses';
import { SourceHealth } from './source-health';
import { SourceNotes } from './source-note';
import { Sources } from './sources';
import { Sync } from './sync';
import { Timing } from './timing';

const COMMANDS = [AddSource, PauseSource, ResumeSource, RemoveSource, AcceptLoad, RefuseLoad];

/** Where the town's events come from, and when it is looked there again. */
@Global()
@Module({
  imports: [ScheduleModule.forRoot(), ImportModule],
  providers: [
    ...commandHandlers(source, COMMANDS),
    Loads,
    Schedule,
    { provide: SourceChecks, useClass: SourceHealth },
    SourceAddresses,
    SourceNotes,
    Sources,
    Sync,
    Timing,
  ],
  exports: [Loads, Schedule, SourceAddresses, SourceChecks, SourceNotes, Sources, Sync, Timing],
})
export class SourcesModule {}
