import { Module } from '@nestjs/common';
import { AssistedModule } from '../assisted/assisted.module';
import { OwnEventsModule } from '../own-events/own-events.module';
import { Answering } from './answering';
import { Askable } from './askable';
import { ChatController } from './chat.controller';

@Module({ imports: [AssistedModule, OwnEventsModule], controllers: [ChatController], providers: [Answering, Askable] })
export class ChatModule {}
