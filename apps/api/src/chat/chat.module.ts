import { Module } from '@nestjs/common';
import { AssistantModule } from '../assistant/assistant.module';
import { OwnEventsModule } from '../own-events/own-events.module';
import { ChatController } from './chat.controller';
import { ChatAnswerer } from './chat-answerer';
import { ChatContexts } from './chat-contexts';

@Module({ imports: [AssistantModule, OwnEventsModule], controllers: [ChatController], providers: [ChatAnswerer, ChatContexts] })
export class ChatModule {}
