import type { BrowserContext } from 'playwright-core';

/**
 * One tile, the whole world, with range requests. The tile has one layer, `roads`.
 * https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export const serveTileArchive = (context: BrowserContext, address: string) =>
  context.route(address, async (route) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec((await route.request().headerValue('range')) ?? '') ?? [];
    await route.fulfill({
      status: 206,
      body: ARCHIVE.subarray(Number(from), Number(to) + 1),
      headers: { 'access-control-allow-origin': '*' },
    });
  });

/** In Mapbox's encoding; a side has 4096 units. */
const OUTLINE = [9, 0, 0, 26, 0x80, 0x40, 0, 0, 0x80, 0x40, 0xff, 0x3f, 0, 15];
const FEATURE = [0x18, 3, 0x22, OUTLINE.length, ...OUTLINE];
const LAYER = [0x0a, 5, ...Buffer.from('roads'), 0x12, FEATURE.length, ...FEATURE, 0x28, 0x80, 0x20, 0x78, 2];
const TILE = Buffer.from([0x1a, LAYER.length, ...LAYER]);

/** Tile 0, run length 1, its length, offset 0. */
const DIRECTORY = Buffer.from([1, 0, 1, TILE.length, 1]);
const METADATA = Buffer.from('{}');

const HEADER = Buffer.alloc(127);
HEADER.write('PMTiles');
HEADER[7] = 3;
const ARCHIVE_PARTS = [DIRECTORY, METADATA, Buffer.alloc(0), TILE];
ARCHIVE_PARTS.reduce((offset, { length }, nth) => {
  HEADER.writeBigUInt64LE(BigInt(offset), 8 + 16 * nth);
  HEADER.writeBigUInt64LE(BigInt(length), 16 + 16 * nth);
  return offset + length;
}, HEADER.length);
/** Clustered, no compression, vector tiles of zoom 0 only. */
HEADER.set([1, 1, 1, 1, 0, 0], 96);
HEADER.writeInt32LE(-180e7, 102);
HEADER.writeInt32LE(-85e7, 106);
HEADER.writeInt32LE(180e7, 110);
HEADER.writeInt32LE(85e7, 114);

const ARCHIVE = Buffer.concat([HEADER, ...ARCHIVE_PARTS]);
