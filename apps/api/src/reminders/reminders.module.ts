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
import { Delivery } from './delivery';
import { FollowHappenings } from './follow-happenings';
import { Happenings } from './happenings';
import { Planning } from './planning';
import { RemindersController } from './reminders.controller';
import { Reminding } from './reminding';
import { RingReminders } from './ring-reminders';

@Module({
  imports: [BrowsersModule, OwnEventsModule, TextMessagesModule],
  controllers: [RemindersController],
  providers: [
    Delivery,
    FollowHappenings,
    Happenings,
    Planning,
    Reminding,
    RingReminders,
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
  exports: [RingReminders],
})
export class RemindersModule {}
