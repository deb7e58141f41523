import { existsSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, resolve as pathTo } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformFileSync } from '@swc/core';

/**
 * Lets Node run the sources as they are, without a build:
 * `node --conditions=source --import ./scripts/typescript.mjs apps/cli/src/main.ts`
 */
registerHooks({
  resolve: (specifier, context, next) => {
    const source = specifier.startsWith('.') && context.parentURL?.endsWith('.ts') && sourceOf(specifier, context.parentURL);
    return source ? { url: pathToFileURL(source).href, shortCircuit: true } : next(specifier, context);
  },
  load: (url, context, next) => {
    if (!url.endsWith('.ts')) return next(url, context);
    const { code } = transformFileSync(fileURLToPath(url), { sourceMaps: 'inline' });
    return { format: 'commonjs', source: code, shortCircuit: true };
  },
});

/** Imports name files without their extension, and folders by their index. */
const sourceOf = (specifier, parentURL) => {
  const path = pathTo(dirname(fileURLToPath(parentURL)), specifier);
  return [`${path}.ts`, `${path}/index.ts`, path].find((file) => existsSync(file) && statSync(file).isFile());
};
