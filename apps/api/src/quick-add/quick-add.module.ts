import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module';
import { OwnEventsModule } from '../own-events/own-events.module';
import { QuickAddController } from './quick-add.controller';
import { Reading } from './reading';

@Module({ imports: [EventsModule, OwnEventsModule], controllers: [QuickAddController], providers: [Reading] })
export class QuickAddModule {}
