import 'reflect-metadata';
import { AppModule } from './app.module';
import { readConfiguration } from './configuration';
import { createHttp } from './http';
import { ProjectorModule } from './projector.module';

const start = async () => {
  const configuration = readConfiguration(process.env);
  const projecting = configuration.ALMANAC_ROLE === 'projector';
  const app = await createHttp(projecting ? ProjectorModule.of(configuration) : AppModule.of(configuration), {
    web: !projecting,
  });
  await app.listen(configuration.PORT, '0.0.0.0').catch(async (error) => {
    await app.close();
    throw error;
  });
  console.log(`Almanac is at http://localhost:${new URL(await app.getUrl()).port}`);
};

start().catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? 'PORT is in use by another program: choose another one.' : error.message);
  process.exit(1);
});
