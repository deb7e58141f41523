import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../web/build-folder';

/** JSON Schema, as OpenAPI 3.1 takes it. */
export type Schema = Readonly<Record<string, unknown>>;

/** What is read from types: the shapes that have a name, and of each call what it is about and what it answers. */
export type Described = Readonly<{
  schemas: Readonly<Record<string, Schema>>;
  calls: Readonly<
    Record<string, Readonly<{ description?: string; schema?: Schema; failures?: Readonly<Record<string, Schema | null>> }>>
  >;
}>;

/** Reads the file that the build made. Sources that run without a build read the one that `npm run reference` writes. */
export const readDescribed = async (): Promise<Described> => {
  const text = await readFile(FILE, 'utf8').catch(() => {
    throw new Error(`${FILE} is missing. npm run reference writes it.`);
  });
  return JSON.parse(text);
};

const FILE = __filename.endsWith('.ts')
  ? join(process.cwd(), '.cache/reference/calls.json')
  : join(BUILD_FOLDER, 'reference.json');
