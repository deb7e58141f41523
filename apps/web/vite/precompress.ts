import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** .br and .gz of text files, but not of the page, which the server completes. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    // The worker is built after the other files were compressed.
    const isWorker = this.environment.name === 'worker';
    const files = isWorker ? Object.keys(bundle) : await readdir(dir!, { recursive: true });
    await Promise.all(files.filter(isCompressible).map((file) => compress(join(dir!, file))));
  },
});

const isCompressible = (file: string) => /\.(m?js|css|svg|json|txt|webmanifest)$/.test(file);

const compress = async (path: string) => {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
};
