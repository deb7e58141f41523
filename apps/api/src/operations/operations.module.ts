import { type BeforeApplicationShutdown, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import {
  AskForRebuild,
  AskForSwitchBack,
  FinishSeeding,
  operations,
  RecordRebuild,
  RecordRefusal,
  RecordRetry,
  RecordSkip,
  RecordSwitchBack,
  RetryFold,
  SkipFold,
  StartSeeding,
  StopRebuild,
} from '#libs/domain';
import { EventStore, LeaseKeeper, LogWorker } from '#libs/event-sourcing';
import { commandHandlers } from '../commands/command-handlers';
import { Configuration } from '../settings/configuration';
import { ParkedDocuments } from './parked-documents';
import { ParkedReactions } from './parked-reactions';
import { RebuildNotes } from './rebuild-notes';
import { RebuildRunner } from './rebuild-runner';
import { Rebuilds } from './rebuilds';

const COMMANDS = [
  ...[StartSeeding, FinishSeeding, AskForRebuild, StopRebuild, RecordRebuild, RecordRefusal],
  ...[AskForSwitchBack, RecordSwitchBack],
  ...[RecordRetry, RecordSkip, RetryFold, SkipFold],
];

@Module({
  providers: [ParkedDocuments, ParkedReactions, RebuildNotes, RebuildRunner, Rebuilds, ...commandHandlers(operations, COMMANDS)],
  exports: [ParkedDocuments, ParkedReactions, RebuildNotes, Rebuilds],
})
export class OperationsModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly worker: LogWorker;

  constructor(
    private readonly configuration: Configuration,
    store: EventStore,
    leases: LeaseKeeper,
    private readonly rebuilding: RebuildRunner,
  ) {
    const onFailure = (error: unknown) => new Logger('Rebuilding').error(error);
    this.worker = new LogWorker(store, leases, rebuilding, onFailure);
  }

  onApplicationBootstrap() {
    if (this.configuration.ALMANAC_ROLE !== 'api') this.worker.start();
  }

  async beforeApplicationShutdown() {
    this.rebuilding.end();
    if (this.configuration.ALMANAC_ROLE !== 'api') await this.worker.stop();
  }
}
