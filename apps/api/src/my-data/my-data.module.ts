import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { OwnEventsModule } from '../own-events/own-events.module';
import { TextMessagesModule } from '../text-messages/text-messages.module';
import { ForgetMeController } from './forget-me.controller';
import { MyDataController } from './my-data.controller';
import { MyDataCollector } from './my-data-collector';

@Module({
  imports: [AccountsModule, OwnEventsModule, TextMessagesModule],
  controllers: [MyDataController, ForgetMeController],
  providers: [MyDataCollector],
})
export class MyDataModule {}
