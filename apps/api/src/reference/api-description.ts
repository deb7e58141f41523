import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../web/build-folder';

export type Schema = Readonly<Record<string, unknown>>;

export type ApiDescription = Readonly<{
  schemas: Readonly<Record<string, Schema>>;
  calls: Readonly<
    Record<string, Readonly<{ description?: string; schema?: Schema; failures?: Readonly<Record<string, Schema | null>> }>>
  >;
}>;

/** Sources that run without a build read the file that `npm run reference` writes. */
export const readApiDescription = async (): Promise<ApiDescription> => {
  const text = await readFile(FILE, 'utf8').catch(() => {
    throw new Error(`${FILE} is missing. npm run reference writes it.`);
  });
  return JSON.parse(text);
};

const FILE = __filename.endsWith('.ts')
  ? join(process.cwd(), '.cache/reference/calls.json')
  : join(BUILD_FOLDER, 'reference.json');
