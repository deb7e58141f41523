import { Module } from '@nestjs/common';
import { StartSubscription, StopSubscription, subscription } from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';
import { FeedModule } from '../feed/feed.module';
import { OwnEventsModule } from '../own-events/own-events.module';
import { Calendars } from './calendars';
import { CalendarsController } from './calendars.controller';
import { EventFileController } from './event-file.controller';
import { Outgoings } from './outgoings';
import { SubscriptionsController } from './subscriptions.controller';

@Module({
  imports: [FeedModule, OwnEventsModule],
  controllers: [CalendarsController, EventFileController, SubscriptionsController],
  providers: [Calendars, Outgoings, ...commandHandlers(subscription, [StartSubscription, StopSubscription])],
  exports: [Calendars],
})
export class OutwardModule {}
