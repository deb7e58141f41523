import type { Coordinates } from '#libs/contracts';

/** Px. */
export type Point = Readonly<{ x: number; y: number }>;

/** As MapLibre draws the world: 512 px wide at zoom 0, doubled with each zoom level. */
export const toWorldPoint = ({ latitude, longitude }: Coordinates, zoom: number): Point => {
  const sine = Math.sin((clamp(MAX_LATITUDE, latitude) * Math.PI) / 180);
  const size = WORLD_PX * 2 ** zoom;
  return { x: size * (longitude / 360 + 0.5), y: size * (0.5 - Math.atanh(sine) / (2 * Math.PI)) };
};

export const toCoordinates = ({ x, y }: Point, zoom: number): Coordinates => {
  const size = WORLD_PX * 2 ** zoom;
  return {
    latitude: (Math.asin(Math.tanh((0.5 - y / size) * 2 * Math.PI)) * 180) / Math.PI,
    longitude: (x / size - 0.5) * 360,
  };
};

const WORLD_PX = 512;

/** The latitude at which the world map is square. */
const MAX_LATITUDE = 85.0511;

const clamp = (limit: number, degrees: number) => Math.max(-limit, Math.min(limit, degrees));
