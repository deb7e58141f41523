import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { OwnEventsModule } from '../own-events/own-events.module';
import { TextMessagesModule } from '../text-messages/text-messages.module';
import { Everything } from './everything';
import { EverythingController } from './everything.controller';
import { LeavingController } from './leaving.controller';

@Module({
  imports: [AccountsModule, OwnEventsModule, TextMessagesModule],
  controllers: [EverythingController, LeavingController],
  providers: [Everything],
})
export class MineModule {}
