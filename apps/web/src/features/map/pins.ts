import { type Coordinates, formatCount, type RoomRow, type TownEvent, toRoomRows } from '#libs/contracts';
import { MAX_ZOOM } from '../town-map/camera';
import { type Point, toWorldPoint } from '../town-map/mercator';
import { formatStart } from '../town-map/start-label';

export type LocatedEvent = Readonly<{ event: TownEvent; place: Coordinates }>;

/** Several events at one spot would cover each other. */
export type Pin = Readonly<{ place: Coordinates; members: readonly LocatedEvent[] }>;

/** An event that would touch an earlier pin joins it. Pins change at whole zoom levels only. */
export const groupIntoPins = (located: readonly LocatedEvent[], zoom: number): Pin[] => {
  const level = Math.floor(zoom);
  const pins: (Point & { members: LocatedEvent[] })[] = [];
  for (const one of located) {
    const { x, y } = toWorldPoint(one.place, level);
    const near = pins.find((pin) => Math.abs(pin.x - x) < LABEL_WIDTH_PX && Math.abs(pin.y - y) < LABEL_HEIGHT_PX);
    if (near) near.members.push(one);
    else pins.push({ x, y, members: [one] });
  }
  return pins.map(({ members }) => ({ place: members[0]!.place, members }));
};

/** Of the widest label with its tip. */
export const LABEL_WIDTH_PX = 104;
export const LABEL_HEIGHT_PX = 48;

export const canSplit = ({ members }: Pin): boolean =>
  members.some(({ place }) => place.latitude !== members[0]!.place.latitude || place.longitude !== members[0]!.place.longitude);

/** As a list shows them, so that both have the same count: events in several rooms are one row. */
export const rowsOfPin = ({ members }: Pin): RoomRow[] => toRoomRows(members.map(({ event }) => event));

export const formatPinLabel = (pin: Pin): string => {
  const [one, ...others] = rowsOfPin(pin);
  return others.length > 0 ? formatCount(others.length + 1, 'event') : formatStart(one!.event);
};

export const zoomToIsolate = (located: readonly LocatedEvent[], id: number, zoom: number): number => {
  const pin = groupIntoPins(located, zoom).find(({ members }) => members.some(({ event }) => event.id === id));
  return pin && canSplit(pin) && zoom < MAX_ZOOM ? zoomToIsolate(located, id, Math.floor(zoom) + 1) : zoom;
};
