import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factTypes } from './fact-types';

describe('The types that are recorded today', () => {
  it('are all that are written down as facts', () => {
    const written = [__dirname, join(__dirname, '../event-sourcing')]
      .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .map((file) => readFileSync(file, 'utf8'))
      .flatMap((source) => [...source.matchAll(/DomainEvent<\s*'(\w+)'/g)].map(([, type]) => type!));
    expect([...factTypes].toSorted()).toEqual(written.toSorted());
  });
});
