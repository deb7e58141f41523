import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

/** Draws the icon at the sizes that devices ask for where somebody keeps the calendar among their apps. */
export const icons = (): Plugin => ({
  name: 'icons',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    const icon = await readFile(new URL('../public/icon.svg', import.meta.url), 'utf8');
    await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(
      () => undefined,
    );
    for (const { name, size, margin } of ICONS)
      this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source: drawn(icon, size, margin) });
  },
});

/** What is cut to any shape keeps its letter within the circle that every shape leaves: the margin is a part of its width. */
const ICONS = [
  { name: 'icon-192', size: 192, margin: 0 },
  { name: 'icon-512', size: 512, margin: 0 },
  { name: 'maskable-192', size: 192, margin: 0.125 },
  { name: 'maskable-512', size: 512, margin: 0.125 },
  { name: 'apple-touch-icon', size: 180, margin: 0.05 },
];

const SIDE = 32;

/** The ground reaches to the edge, the letter is drawn within the margin. */
const drawn = (icon: string, size: number, margin: number): Uint8Array => {
  const edge = -SIDE * margin;
  const wide = icon
    .replace('viewBox="0 0 32 32"', `viewBox="${edge} ${edge} ${SIDE - 2 * edge} ${SIDE - 2 * edge}"`)
    .replace('M0 0h32v32H0z', `M${edge} ${edge}h${SIDE - 2 * edge}v${SIDE - 2 * edge}H${edge}z`);
  return new Resvg(wide, { fitTo: { mode: 'width', value: size } }).render().asPng();
};
