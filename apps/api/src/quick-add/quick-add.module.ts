import { Module } from '@nestjs/common';
import { AssistantModule } from '../assistant/assistant.module';
import { EventsModule } from '../events/events.module';
import { OwnEventsModule } from '../own-events/own-events.module';
import { QuickAddController } from './quick-add.controller';
import { QuickAddReader } from './quick-add-reader';

@Module({
  imports: [AssistantModule, EventsModule, OwnEventsModule],
  controllers: [QuickAddController],
  providers: [QuickAddReader],
})
export class QuickAddModule {}
