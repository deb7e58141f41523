import type { Coordinates } from '#libs/contracts';
import { type Point, toCoordinates, toWorldPoint } from './mercator';

export type Camera = Coordinates & Readonly<{ zoom: number }>;

/** Px. */
export type Size = Readonly<{ width: number; height: number }>;

/** Px from the upper left corner of the visible map. */
export type Area = Readonly<{ left: number; top: number; right: number; bottom: number }>;

export const MIN_ZOOM = 8;
export const MAX_ZOOM = 19;

export const toScreenPoint = (camera: Camera, { width, height }: Size, place: Coordinates): Point => {
  const [middle, point] = [toWorldPoint(camera, camera.zoom), toWorldPoint(place, camera.zoom)];
  return { x: width / 2 + point.x - middle.x, y: height / 2 + point.y - middle.y };
};

export const panBy = (camera: Camera, { x, y }: Point): Camera => {
  const middle = toWorldPoint(camera, camera.zoom);
  return { ...camera, ...toCoordinates({ x: middle.x + x, y: middle.y + y }, camera.zoom) };
};

export const zoomBy = (camera: Camera, levels: number): Camera => ({
  ...camera,
  zoom: Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, camera.zoom + levels)),
});

/** Zooms in by at least one level, and as far as all places stay visible. */
export const zoomInOn = (camera: Camera, { width, height }: Size, places: readonly Coordinates[]): Camera => {
  const points = places.map((place) => toWorldPoint(place, 0));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = Math.min((width - 2 * MARGIN_PX) / (right - left), (height - 2 * MARGIN_PX) / (bottom - top));
  const zoom = Math.min(MAX_ZOOM, Math.max(Math.floor(camera.zoom) + 1, Math.floor(Math.log2(room))));
  return { ...toCoordinates({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0), zoom };
};

/** Room for the label of a place at the edge. */
const MARGIN_PX = 64;

export const panToReveal = (camera: Camera, size: Size, place: Coordinates, free: Area): Camera => {
  const { x, y } = toScreenPoint(camera, size, place);
  if (isInside(free, { x, y })) return camera;
  return panBy(camera, { x: x - (free.left + free.right) / 2, y: y - (free.top + free.bottom) / 2 });
};

/** Pans to the right until no place is in the taken area. A place moved out never returns, so this ends. */
export const panAside = (camera: Camera, size: Size, places: readonly Coordinates[], occupied: Area): Camera => {
  const under = places.map((place) => toScreenPoint(camera, size, place)).find((point) => isInside(occupied, point));
  return under ? panAside(panBy(camera, { x: under.x - occupied.left + 1, y: 0 }), size, places, occupied) : camera;
};

const isInside = ({ left, top, right, bottom }: Area, { x, y }: Point) => x >= left && x <= right && y >= top && y <= bottom;
