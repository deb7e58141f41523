import { Module } from '@nestjs/common';
import { StartSubscription, StopSubscription, subscription } from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';
import { MyAlmanacModule } from '../my-almanac/my-almanac.module';
import { OwnEventsModule } from '../own-events/own-events.module';
import { EventFileController } from './event-file.controller';
import { PublishedCalendars } from './published-calendars';
import { PublishedCalendarsController } from './published-calendars.controller';
import { PublishedEvents } from './published-events';
import { SubscriptionsController } from './subscriptions.controller';

@Module({
  imports: [MyAlmanacModule, OwnEventsModule],
  controllers: [PublishedCalendarsController, EventFileController, SubscriptionsController],
  providers: [PublishedCalendars, PublishedEvents, ...commandHandlers(subscription, [StartSubscription, StopSubscription])],
  exports: [PublishedCalendars],
})
export class PublishedCalendarsModule {}
