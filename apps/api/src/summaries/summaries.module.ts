import { Module } from '@nestjs/common';
import { AssistantModule } from '../assistant/assistant.module';
import { OwnEventsModule } from '../own-events/own-events.module';
import { AgendaSummaries } from './agenda-summaries';
import { RequestedEventFinder } from './requested-event-finder';
import { SummariesController } from './summaries.controller';
import { SummaryWriter } from './summary-writer';

@Module({
  imports: [AssistantModule, OwnEventsModule],
  controllers: [SummariesController],
  providers: [AgendaSummaries, RequestedEventFinder, SummaryWriter],
})
export class SummariesModule {}
