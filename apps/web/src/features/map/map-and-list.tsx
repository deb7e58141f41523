import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { countRoomRows, type Day, type TownEvent } from '#libs/contracts';
import { rememberedState } from '../../lib/remembered-state';
import { useTown } from '../../lib/use-town';
import { formatEventCount } from '../events/format-event-count';
import { type Area, type Camera, MAX_ZOOM, panAside, panToReveal, type Size, zoomInOn } from '../town-map/camera';
import { TownMap } from '../town-map/town-map';
import { type MapView, useMapView } from '../town-map/use-map-view';
import { EventCard } from './event-card';
import { EventPins } from './event-pins';
import { MapEventList } from './map-event-list';
import styles from './map-page.module.css';
import { findSelected, type MapSelection, toEventSelection, toPinSelection } from './map-selection';
import { canSplit, groupIntoPins, type LocatedEvent, type Pin, rowsOfPin, zoomToIsolate } from './pins';

type Props = {
  located: readonly LocatedEvent[];
  unlocated: readonly TownEvent[];
  day: Day;
  dayWords: string;
  choiceLabel: string;
};

export const MapAndList = ({ located, unlocated, day, dayWords, choiceLabel }: Props) => {
  const { name, mapCenter } = useTown();
  const [storedCamera, setCamera] = useCamera();
  const camera = storedCamera ?? { ...mapCenter, zoom: FIRST_ZOOM };
  const view = useMapView(camera, setCamera);
  const [selection, select] = useSelected();
  const selected = findSelected(located, selection);
  // Drops a selection that is no longer on the map, so that it does not reappear later.
  if (selection && selected.length === 0) select(null);
  const opener = useRef<Element>(null);
  const map = useRef<HTMLDivElement>(null);
  const level = Math.floor(camera.zoom);
  const pins = useMemo(() => groupIntoPins(located, level), [located, level]);
  const isSelected = (id: number) => selected.length === 1 && selected[0]!.event.id === id;
  useRevealSelected(map, view, located, selected, selection);
  useFirstLook(storedCamera === undefined, view, pins);

  const open = (next: MapSelection) => {
    opener.current = document.activeElement;
    select(next);
  };
  const close = () => {
    select(null);
    const back = opener.current?.isConnected ? opener.current : map.current?.querySelector('[tabindex="0"]');
    if (back instanceof HTMLElement) back.focus();
  };
  const openPin = (pin: Pin) => {
    if (!canSplit(pin) || level >= MAX_ZOOM) {
      const [one, ...others] = rowsOfPin(pin);
      return open(others.length > 0 ? toPinSelection(pin) : toEventSelection(one!.event.id));
    }
    select(null);
    setCamera(
      zoomInOn(
        camera,
        view.size,
        pin.members.map(({ place }) => place),
      ),
    );
  };
  const show = (id: number) => {
    open(toEventSelection(id));
    map.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className={styles.columns}>
      <div ref={map} className={styles.place}>
        <TownMap
          view={view}
          className={styles.map}
          label={`Map of ${name} with ${formatEventCount(countRoomRows(located.map(({ event }) => event)))}; the same events are in the list beside it`}
        >
          <EventPins
            pins={pins}
            view={view}
            isSelected={(pin) => pin.members.some(({ event }) => isSelected(event.id))}
            onSelect={openPin}
          />
          {selected.length > 0 && (
            <EventCard selected={selected} day={day} onSelect={(id) => select(toEventSelection(id))} onClose={close} />
          )}
        </TownMap>
      </div>
      <MapEventList {...{ located, unlocated, dayWords, choiceLabel, isSelected }} onShowOnMap={show} />
    </div>
  );
};

const FIRST_ZOOM = 13;

const useCamera = rememberedState<Camera | undefined>(undefined);
const useSelected = rememberedState<MapSelection>(null);

/** Centres the selected event where the card does not cover it, and focuses the card. */
const useRevealSelected = (
  map: RefObject<HTMLElement | null>,
  { camera, setCamera, size }: MapView,
  located: readonly LocatedEvent[],
  selected: readonly LocatedEvent[],
  selection: MapSelection,
) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each selection; afterwards everybody looks where they like
  useLayoutEffect(() => {
    const [first] = selected;
    const card = map.current?.querySelector<HTMLElement>('[data-card]');
    // The map has no size yet: the selection is from an earlier visit, so the camera stays.
    if (!first || !card || size.width === 0) return;
    const near = { ...camera, zoom: zoomToIsolate(located, first.event.id, camera.zoom) };
    setCamera(panToReveal(near, size, first.place, freeAreaAbove(card, size)));
    card.querySelector('h2')?.focus({ preventScroll: true });
  }, [selection]);
};

const freeAreaAbove = (card: HTMLElement, { width }: Size): Area => ({
  left: LABEL_MARGIN_PX,
  right: width - LABEL_MARGIN_PX - BUTTONS_MARGIN_PX,
  top: LABEL_MARGIN_PX,
  bottom: Math.max(LABEL_MARGIN_PX, card.offsetTop - GAP_PX),
});

/** On the first view no place is below the zoom buttons. */
const useFirstLook = (first: boolean, { camera, setCamera, size }: MapView, pins: readonly Pin[]) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known how large the map is
  useLayoutEffect(() => {
    if (!first || size.width === 0) return;
    setCamera(
      panAside(
        camera,
        size,
        pins.map(({ place }) => place),
        zoomButtonsArea(size),
      ),
    );
  }, [size.width]);
};

const zoomButtonsArea = ({ width }: Size): Area => ({
  left: width - ZOOM_BUTTONS_PX - LABEL_MARGIN_PX,
  right: width,
  top: 0,
  bottom: 2 * ZOOM_BUTTONS_PX + LABEL_MARGIN_PX,
});

const ZOOM_BUTTONS_PX = 58;
const LABEL_MARGIN_PX = 56;
const BUTTONS_MARGIN_PX = 16;
const GAP_PX = 8;
