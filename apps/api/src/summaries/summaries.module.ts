import { Module } from '@nestjs/common';
import { OwnEventsModule } from '../own-events/own-events.module';
import { AskedEvents } from './asked-events';
import { SummariesController } from './summaries.controller';

@Module({ imports: [OwnEventsModule], controllers: [SummariesController], providers: [AskedEvents] })
export class SummariesModule {}
