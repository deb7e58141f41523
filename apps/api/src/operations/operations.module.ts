import { randomUUID } from 'node:crypto';
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
import { EventStore, Leases, Worker } from '#libs/event-sourcing';
import { commandHandlers } from '../commands/command-handlers';
import { Configuration } from '../settings/configuration';
import { ParkedDocuments } from './parked-documents';
import { Reactions } from './reactions';
import { RebuildNotes } from './rebuild-notes';
import { Rebuilding } from './rebuilding';
import { Rebuilds } from './rebuilds';

const COMMANDS = [
  ...[StartSeeding, FinishSeeding, AskForRebuild, StopRebuild, RecordRebuild, RecordRefusal],
  ...[AskForSwitchBack, RecordSwitchBack],
  ...[RecordRetry, RecordSkip, RetryFold, SkipFold],
];

/** What operators do to an installation. */
@Module({
  providers: [ParkedDocuments, Reactions, RebuildNotes, Rebuilding, Rebuilds, ...commandHandlers(operations, COMMANDS)],
  exports: [ParkedDocuments, Reactions, RebuildNotes, Rebuilds],
})
export class OperationsModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly worker: Worker;

  constructor(
    private readonly configuration: Configuration,
    store: EventStore,
    leases: Leases,
    private readonly rebuilding: Rebuilding,
  ) {
    const onFailure = (error: unknown) => new Logger('Rebuilding').error(error);
    this.worker = new Worker(store, leases, randomUUID(), rebuilding, onFailure);
  }

  onApplicationBootstrap() {
    if (this.configuration.ALMANAC_ROLE !== 'api') this.worker.start();
  }

  async beforeApplicationShutdown() {
    this.rebuilding.end();
    if (this.configuration.ALMANAC_ROLE !== 'api') await this.worker.stop();
  }
}
