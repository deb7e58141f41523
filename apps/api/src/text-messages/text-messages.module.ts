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
import { AskForConsent } from './ask-for-consent';
import { InboundController } from './inbound.controller';
import { Phones } from './phones';
import { TextSettingsOf } from './text-settings';
import { Texting } from './texting';

@Module({
  controllers: [InboundController],
  providers: [
    AskForConsent,
    Phones,
    Texting,
    TextSettingsOf,
    ...commandHandlers(textMessages, [ChooseTextMessages, DeclineTextMessages]),
    ...commandHandlers(phoneNumber, [ConfirmNumber, StopNumber, ClaimTextMessage]),
  ],
  exports: [AskForConsent, Phones, Texting, TextSettingsOf],
})
export class TextMessagesModule {}
