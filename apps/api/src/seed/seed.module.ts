import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Configuration } from '../settings/configuration';
import { PapersController } from './papers.controller';
import { Seeding } from './seeding';

@Module({ controllers: [PapersController], providers: [Seeding], exports: [Seeding] })
export class SeedModule implements OnApplicationBootstrap {
  constructor(
    private readonly configuration: Configuration,
    private readonly seeding: Seeding,
  ) {}

  async onApplicationBootstrap() {
    if (this.configuration.ALMANAC_SEED !== 'sample' || this.configuration.ALMANAC_ROLE === 'api') return;
    if (!(await this.seeding.isOpen())) return;
    const events = await this.seeding.seed();
    new Logger('Seed').log(`The sample town is in the log: ${events} events.`);
  }
}
