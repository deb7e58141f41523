import { Module } from '@nestjs/common';
import { CreateOwnEvent, DeleteOwnEvent, DropOccurrence, ownEvent, ReviseOccurrence, ReviseOwnEvent } from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';
import { OwnContentEncryption } from './own-content-encryption';
import { OwnEventEditor } from './own-event-editor';
import { OwnEvents } from './own-events';
import { OwnEventsController } from './own-events.controller';
import { OwnEventsReadController } from './own-events-read.controller';

@Module({
  controllers: [OwnEventsController, OwnEventsReadController],
  providers: [
    OwnEventEditor,
    OwnEvents,
    OwnContentEncryption,
    ...commandHandlers(ownEvent, [CreateOwnEvent, ReviseOwnEvent, ReviseOccurrence, DropOccurrence, DeleteOwnEvent]),
  ],
  exports: [OwnEvents],
})
export class OwnEventsModule {}
