import { Module } from '@nestjs/common';
import { CreateOwnEvent, DeleteOwnEvent, DropOccurrence, ownEvent, ReviseOccurrence, ReviseOwnEvent } from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';
import { Keeping } from './keeping';
import { OwnEvents } from './own-events';
import { OwnEventsController } from './own-events.controller';
import { OwnEventsReadController } from './own-events-read.controller';
import { SealedContents } from './sealed-contents';

@Module({
  controllers: [OwnEventsController, OwnEventsReadController],
  providers: [
    Keeping,
    OwnEvents,
    SealedContents,
    ...commandHandlers(ownEvent, [CreateOwnEvent, ReviseOwnEvent, ReviseOccurrence, DropOccurrence, DeleteOwnEvent]),
  ],
  exports: [OwnEvents],
})
export class OwnEventsModule {}
