import { type CanActivate, type DynamicModule, type ExecutionContext, Module, NotFoundException } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CommandsModule } from './commands/commands.module';
import { EventsModule } from './events/events.module';
import { HealthController } from './health/health.controller';
import { HealthModule } from './health/health.module';
import { HttpClientModule } from './http-client/http-client.module';
import { MetricsController } from './metrics/metrics.controller';
import { MetricsModule } from './metrics/metrics.module';
import { ObservabilityModule } from './observing/observability.module';
import { OperationsModule } from './operations/operations.module';
import { OrganizationsModule } from './organizations/organizations.module';
import { ReactorsModule } from './reactors.module';
import { SeedModule } from './seed/seed.module';
import { Configuration } from './settings/configuration';
import { SettingsModule } from './settings/settings.module';
import { SourcesModule } from './sources/sources.module';
import { StoresModule } from './stores.module';

class HealthOnlyGuard implements CanActivate {
  canActivate(context: ExecutionContext) {
    if (ALLOWED_CONTROLLERS.has(context.getClass())) return true;
    throw new NotFoundException('A projector serves only health and metrics.');
  }
}

const ALLOWED_CONTROLLERS: ReadonlySet<unknown> = new Set([HealthController, MetricsController]);

/** A process with the role `projector`: it maintains the read models, checks sources, and serves only health and metrics. */
@Module({
  imports: [
    ObservabilityModule,
    StoresModule,
    CommandsModule,
    HealthModule,
    OperationsModule,
    HttpClientModule,
    OrganizationsModule,
    EventsModule,
    SeedModule,
    SourcesModule,
    ReactorsModule,
    MetricsModule,
  ],
  providers: [{ provide: APP_GUARD, useClass: HealthOnlyGuard }],
})
export class ProjectorModule {
  static of(configuration: Configuration): DynamicModule {
    return { module: ProjectorModule, imports: [SettingsModule.of(configuration)] };
  }
}
