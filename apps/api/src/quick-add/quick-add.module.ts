import { Module } from '@nestjs/common';
import { AssistedModule } from '../assisted/assisted.module';
import { EventsModule } from '../events/events.module';
import { OwnEventsModule } from '../own-events/own-events.module';
import { QuickAddController } from './quick-add.controller';
import { Reading } from './reading';

@Module({ imports: [AssistedModule, EventsModule, OwnEventsModule], controllers: [QuickAddController], providers: [Reading] })
export class QuickAddModule {}
