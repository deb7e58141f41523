import { Module } from '@nestjs/common';
import { AssistedModule } from '../assisted/assisted.module';
import { OwnEventsModule } from '../own-events/own-events.module';
import { AgendaSummaries } from './agenda-summaries';
import { AskedEvents } from './asked-events';
import { SummariesController } from './summaries.controller';
import { Telling } from './telling';

@Module({
  imports: [AssistedModule, OwnEventsModule],
  controllers: [SummariesController],
  providers: [AgendaSummaries, AskedEvents, Telling],
})
export class SummariesModule {}
