import { type Coordinates, countedWords, type RoomsRow, rowsOfRooms, type TownEvent } from '#libs/contracts';
import { NEAREST } from '../town-map/camera';
import { type Point, worldPoint } from '../town-map/mercator';
import { startLabel } from '../town-map/start-label';

/** An event and where it takes place. */
export type Located = Readonly<{ event: TownEvent; place: Coordinates }>;

/** What stands in one spot of the map: an event, or several that would cover each other. */
export type Pin = Readonly<{ place: Coordinates; members: readonly Located[] }>;

/** Each event in just one pin, and no pin on another: those that would touch an earlier one join it. Until the next whole zoom they stay. */
export const pinsOf = (located: readonly Located[], zoom: number): Pin[] => {
  const level = Math.floor(zoom);
  const pins: (Point & { members: Located[] })[] = [];
  for (const one of located) {
    const { x, y } = worldPoint(one.place, level);
    const near = pins.find((pin) => Math.abs(pin.x - x) < WIDTH && Math.abs(pin.y - y) < HEIGHT);
    if (near) near.members.push(one);
    else pins.push({ x, y, members: [one] });
  }
  return pins.map(({ members }) => ({ place: members[0]!.place, members }));
};

/** Of the widest label, and its tip below it. In pixels. */
export const WIDTH = 104;
export const HEIGHT = 48;

/** Whether to come closer would part them. */
export const isSpread = ({ members }: Pin): boolean =>
  members.some(({ place }) => place.latitude !== members[0]!.place.latitude || place.longitude !== members[0]!.place.longitude);

/** Its events as a list draws them, so that both count the same: what is on in several rooms is one. */
export const rowsOfPin = ({ members }: Pin): RoomsRow[] => rowsOfRooms(members.map(({ event }) => event));

/** '6 PM', '7:30 PM', 'All Day'; the number of events where there are several. */
export const pinLabel = (pin: Pin): string => {
  const [one, ...others] = rowsOfPin(pin);
  return others.length > 0 ? countedWords(others.length + 1, 'event') : startLabel(one!.event);
};

/** How near one has to come for an event to stand alone, or only with others at its place. */
export const levelFor = (located: readonly Located[], id: number, zoom: number): number => {
  const pin = pinsOf(located, zoom).find(({ members }) => members.some(({ event }) => event.id === id));
  return pin && isSpread(pin) && zoom < NEAREST ? levelFor(located, id, Math.floor(zoom) + 1) : zoom;
};
