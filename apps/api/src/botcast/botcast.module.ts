import { Module } from '@nestjs/common';
import { AssistedModule } from '../assisted/assisted.module';
import { BotcastController } from './botcast.controller';
import { Botcasts } from './botcasts';
import { RecordingController } from './recording.controller';

@Module({ imports: [AssistedModule], controllers: [BotcastController, RecordingController], providers: [Botcasts] })
export class BotcastModule {}
