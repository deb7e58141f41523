import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AcceptLoad, AddSource, PauseSource, RefuseLoad, RemoveSource, ResumeSource, source } from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';
import { ImportModule } from '../import/import.module';
import { Loads } from './loads';
import { Schedule } from './schedule';
import { SourceHealth } from './source-health';
import { SourceNotes } from './source-note';
import { Sources } from './sources';
import { Sync } from './sync';

const COMMANDS = [AddSource, PauseSource, ResumeSource, RemoveSource, AcceptLoad, RefuseLoad];

/** Where the town's events come from, and when it is looked there again. */
@Module({
  imports: [ScheduleModule.forRoot(), ImportModule],
  providers: [...commandHandlers(source, COMMANDS), Loads, Schedule, SourceHealth, SourceNotes, Sources, Sync],
  exports: [Loads, Schedule, SourceHealth, Sources, Sync],
})
export class SourcesModule {}
