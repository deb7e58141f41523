import { EventStoreDouble } from './server';

/**
 * The double as a process of its own, that can be frozen and killed: `main.ts FILE [PORT] [FAULTS as JSON]`. Says on which
 * address it listens, on a line. What it has acknowledged is in its file.
 */
const [file, port = '0', faults = '{"seed":1}'] = process.argv.slice(2);
if (!file) throw new Error('Say which file it keeps its facts in.');

void EventStoreDouble.open(file, Number(port), JSON.parse(faults)).then(({ double, url }) => {
  console.log(url);
  process.on('SIGTERM', () => double.stop());
});
