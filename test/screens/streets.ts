import type { BrowserContext, Page } from 'playwright-core';

export const STREETS_STYLE_URL = 'https://streets.example/style.json';

const STREETS_STYLE = {
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

export const serveStreets = (context: BrowserContext, sources?: object) => {
  const layers = sources
    ? STREETS_STYLE.layers.map((layer) => ({ ...layer, ...('source' in layer && { 'source-layer': 'roads' }) }))
    : STREETS_STYLE.layers;
  const json = { ...STREETS_STYLE, layers, sources: sources ?? STREETS_STYLE.sources };
  return context.route('https://streets.example/**', (route) =>
    route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } }),
  );
};

export const blockStreets = (context: BrowserContext) => context.route('https://streets.example/**', (route) => route.abort());

export const waitForStreets = (page: Page) => page.getByText('Map data © the surveyor').first().waitFor();

export const SOFTWARE_RENDERING_MESSAGE = /GPU stall|Automatic fallback to software WebGL/;
