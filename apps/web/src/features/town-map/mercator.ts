import type { Coordinates } from '#libs/contracts';

/** Pixels. */
export type Point = Readonly<{ x: number; y: number }>;

/** Where a place is on a picture of the whole world, as MapLibre draws it: 512 px wide at zoom 0, twice as wide with each. */
export const worldPoint = ({ latitude, longitude }: Coordinates, zoom: number): Point => {
  const sine = Math.sin((within(NORTHERNMOST, latitude) * Math.PI) / 180);
  const size = WORLD * 2 ** zoom;
  return { x: size * (longitude / 360 + 0.5), y: size * (0.5 - Math.atanh(sine) / (2 * Math.PI)) };
};

export const placeAt = ({ x, y }: Point, zoom: number): Coordinates => {
  const size = WORLD * 2 ** zoom;
  return {
    latitude: (Math.asin(Math.tanh((0.5 - y / size) * 2 * Math.PI)) * 180) / Math.PI,
    longitude: (x / size - 0.5) * 360,
  };
};

const WORLD = 512;

/** Where the picture is as high as it is wide. */
const NORTHERNMOST = 85.0511;

const within = (most: number, degrees: number) => Math.max(-most, Math.min(most, degrees));
