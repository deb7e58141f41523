import { Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Configuration } from '../settings/configuration';
import { Metrics } from './metrics';
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
    Metrics,
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
  exports: [Metrics, Tracing],
})
export class ObservabilityModule {}
