import { Module } from '@nestjs/common';
import { BotcastController } from './botcast.controller';
import { Botcasts } from './botcasts';
import { RecordingController } from './recording.controller';

@Module({ controllers: [BotcastController, RecordingController], providers: [Botcasts] })
export class BotcastModule {}
