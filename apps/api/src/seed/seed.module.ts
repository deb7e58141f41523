import { setTimeout } from 'node:timers/promises';
import { Logger, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { unlessUnavailable } from '#libs/event-sourcing';
import { Configuration } from '../settings/configuration';
import { PapersController } from './papers.controller';
import { Seeding } from './seeding';

const LOOK_AGAIN_MS = 1_000;

@Module({ controllers: [PapersController], providers: [Seeding], exports: [Seeding] })
export class SeedModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Seed');
  private isOpen = true;

  constructor(
    private readonly configuration: Configuration,
    private readonly seeding: Seeding,
  ) {}

  async onApplicationBootstrap() {
    if (this.configuration.ALMANAC_SEED !== 'sample' || this.configuration.ALMANAC_ROLE === 'api') return;
    if (!(await this.isSeeded())) void this.seedLater().catch((error) => this.logger.error(error));
  }

  onModuleDestroy() {
    this.isOpen = false;
  }

  /** False while a store does not answer. */
  private async isSeeded(): Promise<boolean> {
    try {
      if (await this.seeding.isOpen()) this.logger.log(`The sample town is in the log: ${await this.seeding.seed()} events.`);
      return true;
    } catch (error) {
      unlessUnavailable(error);
      return false;
    }
  }

  private async seedLater() {
    do await setTimeout(LOOK_AGAIN_MS, undefined, { ref: false });
    while (this.isOpen && !(await this.isSeeded()));
  }
}
