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
import { DueReminderWorker } from './due-reminder-worker';
import { RemindedEventFinder } from './reminded-event-finder';
import { ReminderChannels } from './reminder-channels';
import { ReminderRescheduler } from './reminder-rescheduler';
import { ReminderTimes } from './reminder-times';
import { RemindersController } from './reminders.controller';
import { ResidentReminders } from './resident-reminders';

@Module({
  imports: [BrowsersModule, OwnEventsModule, TextMessagesModule, TimersModule],
  controllers: [RemindersController],
  providers: [
    ReminderChannels,
    ReminderRescheduler,
    RemindedEventFinder,
    ReminderTimes,
    ResidentReminders,
    DueReminderWorker,
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
  exports: [DueReminderWorker],
})
export class RemindersModule {}
