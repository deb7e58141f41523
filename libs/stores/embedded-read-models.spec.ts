import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedBuilds } from './embedded-builds';
import { EmbeddedReadModels } from './embedded-read-models';
import { readModelsContract } from './read-models.contract';

describe('embedded read models', () => {
  readModelsContract(async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'readmodels-')), 'readmodels.db');
    return { readModels: new EmbeddedReadModels(file), builds: new EmbeddedBuilds(file) };
  });
});
