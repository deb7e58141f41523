import type { BrowserContext, Page } from 'playwright-core';

export const STREETS = 'https://streets.example/style.json';

/** A town of one street and one lake, drawn by whoever draws maps. */
const STYLE = {
  version: 8,
  sources: {
    town: {
      type: 'geojson',
      attribution: '<a href="https://streets.example/">Map data © the surveyor</a>',
      data: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: {},
            geometry: {
              type: 'LineString',
              coordinates: [
                [-74.99, 39.958],
                [-74.91, 39.978],
              ],
            },
          },
        ],
      },
    },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#f0f' } },
    { id: 'street', type: 'line', source: 'town', paint: { 'line-width': 8 } },
  ],
};

/** Lets a browser have streets, of this town or out of other sources. */
export const giveStreets = (context: BrowserContext, sources?: object) => {
  const layers = sources
    ? STYLE.layers.map((layer) => ({ ...layer, ...('source' in layer && { 'source-layer': 'roads' }) }))
    : STYLE.layers;
  const json = { ...STYLE, layers, sources: sources ?? STYLE.sources };
  return context.route('https://streets.example/**', (route) =>
    route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } }),
  );
};

/** Lets nobody answer with any. */
export const takeStreets = (context: BrowserContext) => context.route('https://streets.example/**', (route) => route.abort());

/** Until they are drawn. */
export const drawn = (page: Page) => page.getByText('Map data © the surveyor').first().waitFor();

/** What a browser says of a graphics card that is none. */
export const SLOW_GRAPHICS = /GPU stall|Automatic fallback to software WebGL/;
