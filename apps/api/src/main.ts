import 'reflect-metadata';
import { start } from './start';

const announce = async () => {
  const app = await start(process.env);
  console.log(`Almanac is at http://localhost:${new URL(await app.getUrl()).port}`);
};

announce().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
