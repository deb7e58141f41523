import { Module } from '@nestjs/common';
import {
  FinishSeeding,
  operations,
  RecordRebuild,
  RecordRefusal,
  RecordRetry,
  RecordSkip,
  RecordSwitchBack,
  StartSeeding,
} from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';

const COMMANDS = [StartSeeding, FinishSeeding, RecordRebuild, RecordRefusal, RecordSwitchBack, RecordRetry, RecordSkip];

@Module({ providers: commandHandlers(operations, COMMANDS) })
export class OperationsModule {}
