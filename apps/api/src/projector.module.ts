import { type DynamicModule, Module } from '@nestjs/common';
import { CommandsModule } from './commands.module';
import { Configuration } from './configuration';
import { EventsModule } from './events/events.module';
import { HealthModule } from './health/health.module';
import { OperationsModule } from './operations/operations.module';
import { OrganizationsModule } from './organizations/organizations.module';
import { ReactorsModule } from './reactors.module';
import { SeedModule } from './seed/seed.module';
import { SettingsModule } from './settings.module';
import { StoresModule } from './stores.module';

/** A process that keeps the read models up and answers nobody but those who ask after its health. */
@Module({
  imports: [
    StoresModule,
    CommandsModule,
    HealthModule,
    OperationsModule,
    OrganizationsModule,
    EventsModule,
    SeedModule,
    ReactorsModule,
  ],
})
export class ProjectorModule {
  static of(configuration: Configuration): DynamicModule {
    return { module: ProjectorModule, imports: [SettingsModule.of(configuration)] };
  }
}
