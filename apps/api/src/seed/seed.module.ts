import { setTimeout } from 'node:timers/promises';
import { Logger, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ignoreUnavailable } from '#libs/event-sourcing';
import { Configuration } from '../settings/configuration';
import { isSampleTown, TownSettings } from '../settings/town-settings';
import { PapersController } from './papers.controller';
import { TownSeeder } from './town-seeder';

const RETRY_MS = 1_000;

@Module({ controllers: [PapersController], providers: [TownSeeder], exports: [TownSeeder] })
export class SeedModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Seed');
  private isOpen = true;

  constructor(
    private readonly configuration: Configuration,
    private readonly seeding: TownSeeder,
    private readonly town: TownSettings,
  ) {}

  async onApplicationBootstrap() {
    const { ALMANAC_SEED, ALMANAC_ROLE } = this.configuration;
    if (ALMANAC_ROLE === 'api' || (ALMANAC_SEED === 'none' && isSampleTown(this.town.name))) return;
    if (!(await this.trySeed())) void this.retrySeeding().catch((error) => this.logger.error(error));
  }

  onModuleDestroy() {
    this.isOpen = false;
  }

  private async trySeed(): Promise<boolean> {
    try {
      if (this.configuration.ALMANAC_SEED === 'none') await this.logEmptyTown();
      else if (await this.seeding.isUnfinished())
        this.logger.log(`The sample town is in the log: ${await this.seeding.seed()} events.`);
      return true;
    } catch (error) {
      ignoreUnavailable(error);
      return false;
    }
  }

  /** An operator of another town may expect sample events. */
  private async logEmptyTown() {
    if (await this.seeding.isEmpty())
      this.logger.log(`${this.town.name} begins with an empty log. \`almanac sources add\` and \`almanac import ics\` fill it.`);
  }

  private async retrySeeding() {
    do await setTimeout(RETRY_MS, undefined, { ref: false });
    while (this.isOpen && !(await this.trySeed()));
  }
}
