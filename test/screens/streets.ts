import type { BrowserContext, Page } from 'playwright-core';

export const STREETS_STYLE_URL = 'https://streets.example/style.json';

/** A map style of a town with one street and one lake. */
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

/** Serves streets to a browser: those of the style, or of other `sources`. */
export const serveStreets = (context: BrowserContext, sources?: object) => {
  const layers = sources
    ? STREETS_STYLE.layers.map((layer) => ({ ...layer, ...('source' in layer && { 'source-layer': 'roads' }) }))
    : STREETS_STYLE.layers;
  const json = { ...STREETS_STYLE, layers, sources: sources ?? STREETS_STYLE.sources };
  return context.route('https://streets.example/**', (route) =>
    route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } }),
  );
};

/** Fails all requests for streets. */
export const blockStreets = (context: BrowserContext) => context.route('https://streets.example/**', (route) => route.abort());

/** Waits until the streets are drawn. */
export const waitForStreets = (page: Page) => page.getByText('Map data © the surveyor').first().waitFor();

/** Chromium's console messages about software rendering. */
export const SOFTWARE_RENDERING_MESSAGE = /GPU stall|Automatic fallback to software WebGL/;
