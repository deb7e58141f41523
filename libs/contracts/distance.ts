import type { Coordinates } from './place';

export const kilometersBetween = (a: Coordinates, b: Coordinates): number => {
  const [across, along] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const haversine =
    Math.sin(across / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(along / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
};

const EARTH_KM = 6_371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
