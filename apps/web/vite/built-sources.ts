import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Writes to `file`, as JSON, which sources each built file was made of. Test coverage uses it to find what a browser reached. */
export const builtSources = (file: string, root: string): Plugin => ({
  name: 'built-sources',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: (_, bundle) => {
    const chunks = Object.values(bundle).filter((built) => built.type === 'chunk');
    const sources = chunks.map(({ fileName, moduleIds }) => [
      fileName,
      moduleIds.filter(isSource).map((id) => relative(root, id)),
    ]);
    writeFileSync(file, JSON.stringify(Object.fromEntries(sources)));
  },
});

const isSource = (id: string) => !id.startsWith('\0') && !id.includes('/node_modules/');
