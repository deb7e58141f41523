import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { CalendarReading, ReadingOptions } from '../feed-occurrence';

export const readInHostZone = (hostZone: string, texts: string[], options: ReadingOptions): CalendarReading[] =>
  JSON.parse(
    execFileSync(process.execPath, ['--conditions=source', '--no-warnings', '-e', SCRIPT], {
      cwd: PROJECT_ROOT,
      env: { ...process.env, NODE_OPTIONS: '', TZ: hostZone },
      input: JSON.stringify({ texts, options }),
      maxBuffer: 64 * 1024 * 1024,
      encoding: 'utf8',
    }),
  );

const PROJECT_ROOT = join(__dirname, '../../../..');

const SCRIPT = `
  const { readFileSync } = require('node:fs');
  const { transformSync } = require('@swc/core');
  require.extensions['.ts'] = (module, filename) =>
    module._compile(transformSync(readFileSync(filename, 'utf8'), { filename }).code, filename);
  const { readCalendar } = require('./libs/integrations/icalendar/read-calendar.ts');
  const { texts, options } = JSON.parse(readFileSync(0, 'utf8'));
  process.stdout.write(JSON.stringify(texts.map((text) => readCalendar(Buffer.from(text), options))));
`;
