import { Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Configuration } from '../settings/configuration';
import { Meters } from './meters';
import { NoTracing, Tracing } from './tracing';

@Injectable()
class TracingShutdown implements OnApplicationShutdown {
  constructor(private readonly tracing: Tracing) {}

  onApplicationShutdown() {
    return this.tracing.close();
  }
}

@Global()
@Module({
  providers: [
    Meters,
    {
      provide: Tracing,
      inject: [Configuration],
      useFactory: async (configuration: Configuration): Promise<Tracing> => {
        if (!configuration.OTEL_EXPORTER_OTLP_ENDPOINT) return new NoTracing();
        const { createOpenTelemetry: openTelemetry } = await import('./open-telemetry');
        return openTelemetry(configuration);
      },
    },
    TracingShutdown,
  ],
  exports: [Meters, Tracing],
})
export class ObservabilityModule {}
