import type { Plugin } from 'vite';

/** Nearly all functions of these files run at once: compiled while loading. https://v8.dev/blog/explicit-compile-hints */
export const compileAhead = (names: string[]): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && names.includes(file.name)) file.code = `${COMPILE_HINT}\n${file.code}`;
    },
  },
});

const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
