import { Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Configuration } from '../settings/configuration';
import { Meters } from './meters';
import { NoTracing, Tracing } from './tracing';

/** Hands in what was collected when all else has ended. */
@Injectable()
class Closing implements OnApplicationShutdown {
  constructor(private readonly tracing: Tracing) {}

  onApplicationShutdown() {
    return this.tracing.close();
  }
}

/** What is measured and traced, for whoever does something worth it. */
@Global()
@Module({
  providers: [
    Meters,
    {
      provide: Tracing,
      inject: [Configuration],
      useFactory: async (configuration: Configuration): Promise<Tracing> => {
        if (!configuration.OTEL_EXPORTER_OTLP_ENDPOINT) return new NoTracing();
        const { openTelemetry } = await import('./open-telemetry');
        return openTelemetry(configuration);
      },
    },
    Closing,
  ],
  exports: [Meters, Tracing],
})
export class ObservingModule {}
