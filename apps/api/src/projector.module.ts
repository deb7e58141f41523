import { type CanActivate, type DynamicModule, type ExecutionContext, Module, NotFoundException } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CommandsModule } from './commands/commands.module';
import { EventsModule } from './events/events.module';
import { HealthController } from './health/health.controller';
import { HealthModule } from './health/health.module';
import { MetricsController } from './metrics/metrics.controller';
import { MetricsModule } from './metrics/metrics.module';
import { ObservingModule } from './observing/observing.module';
import { OperationsModule } from './operations/operations.module';
import { OrganizationsModule } from './organizations/organizations.module';
import { OutsideModule } from './outside/outside.module';
import { ReactorsModule } from './reactors.module';
import { SeedModule } from './seed/seed.module';
import { Configuration } from './settings/configuration';
import { SettingsModule } from './settings/settings.module';
import { SourcesModule } from './sources/sources.module';
import { StoresModule } from './stores.module';

class OnlyHealth implements CanActivate {
  canActivate(context: ExecutionContext) {
    if (ANSWERING.has(context.getClass())) return true;
    throw new NotFoundException('A projector serves only health and metrics.');
  }
}

const ANSWERING: ReadonlySet<unknown> = new Set([HealthController, MetricsController]);

/** A process that keeps the read models up, checks sources, and answers nobody but those who ask after its health. */
@Module({
  imports: [
    ObservingModule,
    StoresModule,
    CommandsModule,
    HealthModule,
    OperationsModule,
    OutsideModule,
    OrganizationsModule,
    EventsModule,
    SeedModule,
    SourcesModule,
    ReactorsModule,
    MetricsModule,
  ],
  providers: [{ provide: APP_GUARD, useClass: OnlyHealth }],
})
export class ProjectorModule {
  static of(configuration: Configuration): DynamicModule {
    return { module: ProjectorModule, imports: [SettingsModule.of(configuration)] };
  }
}
