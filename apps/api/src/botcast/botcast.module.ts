import { Module } from '@nestjs/common';
import { AssistantModule } from '../assistant/assistant.module';
import { BotcastController } from './botcast.controller';
import { Botcasts } from './botcasts';
import { RecordingController } from './recording.controller';

@Module({ imports: [AssistantModule], controllers: [BotcastController, RecordingController], providers: [Botcasts] })
export class BotcastModule {}
