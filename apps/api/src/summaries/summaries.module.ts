import { Module } from '@nestjs/common';
import { AssistantModule } from '../assistant/assistant.module';
import { OwnEventsModule } from '../own-events/own-events.module';
import { AgendaSummaries } from './agenda-summaries';
import { RequestedEvents } from './requested-events';
import { SummariesController } from './summaries.controller';
import { SummaryWriter } from './summary-writer';

@Module({
  imports: [AssistantModule, OwnEventsModule],
  controllers: [SummariesController],
  providers: [AgendaSummaries, RequestedEvents, SummaryWriter],
})
export class SummariesModule {}
