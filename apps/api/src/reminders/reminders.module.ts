import { Module } from '@nestjs/common';
import {
  BeginReminder,
  CallOffReminder,
  DropReminder,
  FailReminder,
  GiveReminder,
  MoveReminder,
  reminder,
  SeeReminder,
  SetReminder,
} from '#libs/domain';
import { BrowsersModule } from '../browsers/browsers.module';
import { commandHandlers } from '../commands/command-handlers';
import { OwnEventsModule } from '../own-events/own-events.module';
import { TextMessagesModule } from '../text-messages/text-messages.module';
import { TimersModule } from '../timers/timers.module';
import { ReminderDelivery } from './reminder-delivery';
import { ReminderEvents } from './reminder-events';
import { ReminderSender } from './reminder-sender';
import { ReminderTimes } from './reminder-times';
import { ReminderUpdater } from './reminder-updater';
import { RemindersController } from './reminders.controller';
import { ResidentReminders } from './resident-reminders';

@Module({
  imports: [BrowsersModule, OwnEventsModule, TextMessagesModule, TimersModule],
  controllers: [RemindersController],
  providers: [
    ReminderDelivery,
    ReminderUpdater,
    ReminderEvents,
    ReminderTimes,
    ResidentReminders,
    ReminderSender,
    ...commandHandlers(reminder, [
      SetReminder,
      MoveReminder,
      CallOffReminder,
      DropReminder,
      BeginReminder,
      GiveReminder,
      FailReminder,
      SeeReminder,
    ]),
  ],
  exports: [ReminderSender],
})
export class RemindersModule {}
