import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../web/build-folder';

export type JsonSchema = Readonly<Record<string, unknown>>;

export type ApiDescription = Readonly<{
  schemas: Readonly<Record<string, JsonSchema>>;
  /** By operation id: 'SidebarController.show'. `failures` has every response but the usual one, by status. */
  calls: Readonly<
    Record<
      string,
      Readonly<{ description?: string; schema?: JsonSchema; failures?: Readonly<Record<string, JsonSchema | null>> }>
    >
  >;
}>;

/** Throws an Error if the file is missing. */
export const readApiDescription = async (): Promise<ApiDescription> => {
  const text = await readFile(FILE, 'utf8').catch(() => {
    throw new Error(`${FILE} is missing. ${WRITING_COMMAND} writes it.`);
  });
  return JSON.parse(text);
};

/** Run from TypeScript, there is no build. */
const [FILE, WRITING_COMMAND] = __filename.endsWith('.ts')
  ? [join(process.cwd(), '.cache/reference/calls.json'), 'npm run reference']
  : [join(BUILD_FOLDER, 'reference.json'), 'npm run build'];
