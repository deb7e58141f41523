import { Module } from '@nestjs/common';
import {
  ChooseTextMessages,
  ClaimTextMessage,
  ConfirmNumber,
  DeclineTextMessages,
  phoneNumber,
  StopNumber,
  textMessages,
} from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';
import { ConsentRequester } from './consent-requester';
import { InboundSmsController } from './inbound-sms.controller';
import { PhoneEncryption } from './phone-encryption';
import { SmsSender } from './sms-sender';
import { SmsSettingsStore } from './sms-settings-store';

@Module({
  controllers: [InboundSmsController],
  providers: [
    ConsentRequester,
    PhoneEncryption,
    SmsSender,
    SmsSettingsStore,
    ...commandHandlers(textMessages, [ChooseTextMessages, DeclineTextMessages]),
    ...commandHandlers(phoneNumber, [ConfirmNumber, StopNumber, ClaimTextMessage]),
  ],
  exports: [ConsentRequester, PhoneEncryption, SmsSender, SmsSettingsStore],
})
export class TextMessagesModule {}
