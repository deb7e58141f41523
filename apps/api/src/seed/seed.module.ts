import { setTimeout } from 'node:timers/promises';
import { Logger, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { unlessUnavailable } from '#libs/event-sourcing';
import { Configuration } from '../settings/configuration';
import { isSampleTown, TownSettings } from '../settings/town-settings';
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
    private readonly town: TownSettings,
  ) {}

  async onApplicationBootstrap() {
    const { ALMANAC_SEED, ALMANAC_ROLE } = this.configuration;
    if (ALMANAC_ROLE === 'api' || (ALMANAC_SEED === 'none' && isSampleTown(this.town.name))) return;
    if (!(await this.isSeeded())) void this.seedLater().catch((error) => this.logger.error(error));
  }

  onModuleDestroy() {
    this.isOpen = false;
  }

  /** Whether the log has what it begins with. False while a store does not answer. */
  private async isSeeded(): Promise<boolean> {
    try {
      if (this.configuration.ALMANAC_SEED === 'none') await this.sayEmpty();
      else if (await this.seeding.isOpen())
        this.logger.log(`The sample town is in the log: ${await this.seeding.seed()} events.`);
      return true;
    } catch (error) {
      unlessUnavailable(error);
      return false;
    }
  }

  /** Another town might expect the sample town of this one. */
  private async sayEmpty() {
    if (await this.seeding.isEmpty())
      this.logger.log(`${this.town.name} begins with an empty log. \`almanac sources add\` and \`almanac import ics\` fill it.`);
  }

  private async seedLater() {
    do await setTimeout(LOOK_AGAIN_MS, undefined, { ref: false });
    while (this.isOpen && !(await this.isSeeded()));
  }
}
