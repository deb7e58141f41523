import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

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
      this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source: renderIcon(icon, size, margin) });
  },
});

/** `margin` is a fraction of the width: maskable icons keep the letter inside the circle that every shape leaves. */
const ICONS = [
  { name: 'icon-192', size: 192, margin: 0 },
  { name: 'icon-512', size: 512, margin: 0 },
  { name: 'maskable-192', size: 192, margin: 0.125 },
  { name: 'maskable-512', size: 512, margin: 0.125 },
  { name: 'apple-touch-icon', size: 180, margin: 0.05 },
];

const DRAWING_SIZE = 32;

const renderIcon = (icon: string, size: number, margin: number): Uint8Array => {
  const edge = -DRAWING_SIZE * margin;
  const wide = icon
    .replace('viewBox="0 0 32 32"', `viewBox="${edge} ${edge} ${DRAWING_SIZE - 2 * edge} ${DRAWING_SIZE - 2 * edge}"`)
    .replace('M0 0h32v32H0z', `M${edge} ${edge}h${DRAWING_SIZE - 2 * edge}v${DRAWING_SIZE - 2 * edge}H${edge}z`);
  return new Resvg(wide, { fitTo: { mode: 'width', value: size } }).render().asPng();
};
