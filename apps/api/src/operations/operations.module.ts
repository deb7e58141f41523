import { Module } from '@nestjs/common';
import { FinishSeeding, operations, RecordRebuild, RecordSwitchBack, StartSeeding } from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';

@Module({ providers: commandHandlers(operations, [StartSeeding, FinishSeeding, RecordRebuild, RecordSwitchBack]) })
export class OperationsModule {}
