import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { createHttp } from './create-http';
import { loggerFor } from './logger-for';
import { ProjectorModule } from './projector.module';
import { readConfiguration } from './settings/configuration';
import { trustedProxies } from './settings/trusted-proxies';
import { Schedule } from './sources/schedule';

/** `closesOnSignals`: for the server that is its process, and none of several in one. */
type Starting = Readonly<{ closesOnSignals?: boolean }>;

/** The server that `environment` asks for, listening. Throws an Error whose message tells an operator what is wrong. */
export const start = async (
  environment: NodeJS.ProcessEnv,
  { closesOnSignals = false }: Starting = {},
): Promise<NestFastifyApplication> => {
  const configuration = readConfiguration(environment);
  const projecting = configuration.ALMANAC_ROLE === 'projector';
  const module = projecting ? ProjectorModule.of(configuration) : AppModule.of(configuration);
  const trustProxy = trustedProxies(configuration.TRUST_PROXY);
  const logger = loggerFor(configuration);
  const app = await createHttp(module, { web: !projecting, trustProxy, logger, closesOnSignals });
  try {
    await app.listen(configuration.PORT, '0.0.0.0');
    if (configuration.ALMANAC_ROLE !== 'api') app.get(Schedule).start();
    return app;
  } catch (error) {
    await app.close();
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? new Error(IN_USE) : error;
  }
};

const IN_USE = 'PORT is in use by another program: choose another one.';
