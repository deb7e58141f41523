import { EventStoreDouble } from './server';

/**
 * `main.ts FILE [PORT] [FAULTS as JSON]`. Prints the address on which it listens as one line. FILE holds what it has acknowledged.
 */
const [file, port = '0', faults = '{"seed":1}'] = process.argv.slice(2);
if (!file) throw new Error('Say which file it keeps its facts in.');

void EventStoreDouble.open(file, Number(port), JSON.parse(faults)).then(({ double, url }) => {
  console.log(url);
  process.on('SIGTERM', () => double.stop());
});
