import { Module } from '@nestjs/common';
import { AssistedModule } from '../assisted/assisted.module';
import { OwnEventsModule } from '../own-events/own-events.module';
import { AskedEvents } from './asked-events';
import { SummariesController } from './summaries.controller';

@Module({ imports: [AssistedModule, OwnEventsModule], controllers: [SummariesController], providers: [AskedEvents] })
export class SummariesModule {}
