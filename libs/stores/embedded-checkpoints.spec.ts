import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkpointsContract } from './checkpoints.contract';
import { EmbeddedCheckpoints } from './embedded-checkpoints';

describe('embedded checkpoints', () => {
  checkpointsContract(async () => new EmbeddedCheckpoints(join(mkdtempSync(join(tmpdir(), 'checkpoints-')), 'events.db')));
});
