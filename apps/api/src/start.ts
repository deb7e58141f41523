import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { createHttp } from './create-http';
import { createLogger } from './create-logger';
import { ProjectorModule } from './projector.module';
import { readConfiguration } from './settings/configuration';
import { parseTrustedProxies } from './settings/trusted-proxies';
import { CheckScheduler } from './sources/check-scheduler';
import { warmUp } from './warm-up';

/** `closesOnSignals` is set if the server is the only one in its process. */
type StartOptions = Readonly<{ closesOnSignals?: boolean }>;

export const start = async (
  environment: NodeJS.ProcessEnv,
  { closesOnSignals = false }: StartOptions = {},
): Promise<NestFastifyApplication> => {
  const configuration = readConfiguration(environment);
  const isProjector = configuration.ALMANAC_ROLE === 'projector';
  const module = isProjector ? ProjectorModule.of(configuration) : AppModule.of(configuration);
  const trustProxy = parseTrustedProxies(configuration.TRUST_PROXY);
  const logger = createLogger(configuration);
  const app = await createHttp(module, { web: !isProjector, trustProxy, logger, closesOnSignals });
  try {
    await app.listen(configuration.PORT, '0.0.0.0');
    if (configuration.ALMANAC_ROLE !== 'api') app.get(CheckScheduler).start();
    // A failure shows again when a visitor asks.
    if (!isProjector) warmUp(app).catch(() => {});
    return app;
  } catch (error) {
    await app.close();
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? new Error(PORT_IN_USE_MESSAGE) : error;
  }
};

const PORT_IN_USE_MESSAGE = 'PORT is in use by another program: choose another one.';
