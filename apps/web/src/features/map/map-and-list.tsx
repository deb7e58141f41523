import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { countRows, type Day, type TownEvent } from '#libs/contracts';
import { keptState } from '../../lib/kept-state';
import { useTown } from '../../lib/use-town';
import { countWords } from '../events/count-words';
import { type Area, besides, type Camera, closerTo, NEAREST, revealing, type Size } from '../town-map/camera';
import { TownMap } from '../town-map/town-map';
import { type MapView, useMapView } from '../town-map/use-map-view';
import { EventCard } from './event-card';
import { EventList } from './event-list';
import { EventPins } from './event-pins';
import styles from './map-page.module.css';
import { isSpread, type Located, levelFor, type Pin, pinsOf, rowsOfPin } from './pins';
import { allOf, eventSelected, type Selected, selectedIn } from './selected';

type Props = { located: readonly Located[]; unplaced: readonly TownEvent[]; day: Day; dayWords: string; from: string };

/** The same events twice: whatever is done in one of them shows in the other. */
export const MapAndList = ({ located, unplaced, day, dayWords, from }: Props) => {
  const { name, mapCenter } = useTown();
  const [kept, setCamera] = useCamera();
  const camera = kept ?? { ...mapCenter, zoom: FIRST_ZOOM };
  const view = useMapView(camera, setCamera);
  const [wish, select] = useSelected();
  const selected = selectedIn(located, wish);
  // Who is led away from it, by another day or a search, does not find it in their way when they are back.
  if (wish && selected.length === 0) select(null);
  const opener = useRef<Element>(null);
  const map = useRef<HTMLDivElement>(null);
  const level = Math.floor(camera.zoom);
  const pins = useMemo(() => pinsOf(located, level), [located, level]);
  const isSelected = (id: number) => selected.length === 1 && selected[0]!.event.id === id;
  useShown(map, view, located, selected, wish);
  useFirstLook(kept === undefined, view, pins);

  const open = (next: Selected) => {
    opener.current = document.activeElement;
    select(next);
  };
  const close = () => {
    select(null);
    const back = opener.current?.isConnected ? opener.current : map.current?.querySelector('[tabindex="0"]');
    if (back instanceof HTMLElement) back.focus();
  };
  const openPin = (pin: Pin) => {
    if (!isSpread(pin) || level >= NEAREST) {
      const [one, ...others] = rowsOfPin(pin);
      return open(others.length > 0 ? allOf(pin) : eventSelected(one!.event.id));
    }
    select(null);
    setCamera(
      closerTo(
        camera,
        view.size,
        pin.members.map(({ place }) => place),
      ),
    );
  };
  const show = (id: number) => {
    open(eventSelected(id));
    map.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className={styles.columns}>
      <div ref={map} className={styles.place}>
        <TownMap
          view={view}
          className={styles.map}
          label={`Map of ${name} with ${countWords(countRows(located.map(({ event }) => event)))}; the same events are in the list beside it`}
        >
          <EventPins
            pins={pins}
            view={view}
            isSelected={(pin) => pin.members.some(({ event }) => isSelected(event.id))}
            onSelect={openPin}
          />
          {selected.length > 0 && (
            <EventCard selected={selected} day={day} onSelect={(id) => select(eventSelected(id))} onClose={close} />
          )}
        </TownMap>
      </div>
      <EventList located={located} unplaced={unplaced} day={dayWords} from={from} isSelected={isSelected} onShow={show} />
    </div>
  );
};

const FIRST_ZOOM = 13;

const useCamera = keptState<Camera | undefined>(undefined);
const useSelected = keptState<Selected>(null);

/** What somebody selects stands by itself, where its card does not cover it, and the card has the keyboard. */
const useShown = (
  map: RefObject<HTMLElement | null>,
  { camera, setCamera, size }: MapView,
  located: readonly Located[],
  selected: readonly Located[],
  wish: Selected,
) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each selection; afterwards everybody looks where they like
  useLayoutEffect(() => {
    const [first] = selected;
    const card = map.current?.querySelector<HTMLElement>('[data-card]');
    // Of a map that is not measured yet it was selected before: it stands as it was left.
    if (!first || !card || size.width === 0) return;
    const near = { ...camera, zoom: levelFor(located, first.event.id, camera.zoom) };
    setCamera(revealing(near, size, first.place, freeAbove(card, size)));
    card.querySelector('h2')?.focus({ preventScroll: true });
  }, [wish]);
};

const freeAbove = (card: HTMLElement, { width }: Size): Area => ({
  left: MARGIN,
  right: width - MARGIN - BUTTONS,
  top: MARGIN,
  bottom: Math.max(MARGIN, card.offsetTop - GAP),
});

/** In the first look at the map no place lies under the buttons that bring it closer. */
const useFirstLook = (first: boolean, { camera, setCamera, size }: MapView, pins: readonly Pin[]) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known how large the map is
  useLayoutEffect(() => {
    if (!first || size.width === 0) return;
    setCamera(
      besides(
        camera,
        size,
        pins.map(({ place }) => place),
        underButtons(size),
      ),
    );
  }, [size.width]);
};

/** A label above such a place would be covered by them at least in part. */
const underButtons = ({ width }: Size): Area => ({
  left: width - ZOOM - MARGIN,
  right: width,
  top: 0,
  bottom: 2 * ZOOM + MARGIN,
});

/** The buttons with the room around them. */
const ZOOM = 58;
/** Half a label, and a whole one's height. */
const MARGIN = 56;
const BUTTONS = 16;
const GAP = 8;
