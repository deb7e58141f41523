import type { Coordinates } from '#libs/contracts';
import { type Point, placeAt, worldPoint } from './mercator';

/** What is in the middle of the picture, and how near. */
export type Camera = Coordinates & Readonly<{ zoom: number }>;

/** Of the picture, in pixels. */
export type Size = Readonly<{ width: number; height: number }>;

/** A part of the picture, in pixels from its upper left corner. */
export type Area = Readonly<{ left: number; top: number; right: number; bottom: number }>;

export const FARTHEST = 8;
export const NEAREST = 19;

/** Where a place is in the picture. */
export const onScreen = (camera: Camera, { width, height }: Size, place: Coordinates): Point => {
  const [middle, point] = [worldPoint(camera, camera.zoom), worldPoint(place, camera.zoom)];
  return { x: width / 2 + point.x - middle.x, y: height / 2 + point.y - middle.y };
};

/** Shows what is so many pixels to the right and further down. */
export const panned = (camera: Camera, { x, y }: Point): Camera => {
  const middle = worldPoint(camera, camera.zoom);
  return { ...camera, ...placeAt({ x: middle.x + x, y: middle.y + y }, camera.zoom) };
};

export const zoomed = (camera: Camera, by: number): Camera => ({
  ...camera,
  zoom: Math.max(FARTHEST, Math.min(NEAREST, camera.zoom + by)),
});

/** As near as it can be with all of these places in the picture, and nearer than it was by a whole zoom at least. */
export const closerTo = (camera: Camera, { width, height }: Size, places: readonly Coordinates[]): Camera => {
  const points = places.map((place) => worldPoint(place, 0));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = Math.min((width - 2 * MARGIN) / (right - left), (height - 2 * MARGIN) / (bottom - top));
  const zoom = Math.min(NEAREST, Math.max(Math.floor(camera.zoom) + 1, Math.floor(Math.log2(room))));
  return { ...placeAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0), zoom };
};

/** Room for the label of a place at the edge. */
const MARGIN = 64;

/** Moves no more than it takes to have a place where the picture is free: into its middle, or not at all. */
export const revealing = (camera: Camera, size: Size, place: Coordinates, free: Area): Camera => {
  const { x, y } = onScreen(camera, size, place);
  if (isIn(free, { x, y })) return camera;
  return panned(camera, { x: x - (free.left + free.right) / 2, y: y - (free.top + free.bottom) / 2 });
};

/** Shows what is further to the right, until none of these places is where something else stands: moved once, none comes back. */
export const besides = (camera: Camera, size: Size, places: readonly Coordinates[], taken: Area): Camera => {
  const under = places.map((place) => onScreen(camera, size, place)).find((point) => isIn(taken, point));
  return under ? besides(panned(camera, { x: under.x - taken.left + 1, y: 0 }), size, places, taken) : camera;
};

const isIn = ({ left, top, right, bottom }: Area, { x, y }: Point) => x >= left && x <= right && y >= top && y <= bottom;
