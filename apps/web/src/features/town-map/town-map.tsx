import { type PointerEvent, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useOffline } from '../../lib/use-offline';
import { useTown } from '../../lib/use-town';
import { ErrorBoundary } from '../../ui/error-boundary';
import { fetched } from '../../ui/fetched';
import { IconButton } from '../../ui/icon-button';
import { panned, zoomed } from './camera';
import type { Point } from './mercator';
import styles from './town-map.module.css';
import type { MapView } from './use-map-view';

type Props = {
  view: MapView;
  /** What the picture shows, in words. */
  label: string;
  className?: string;
  /** Stands on the map. */
  children: ReactNode;
  /** Stands in the place of the map when its streets cannot be had; without it, the map is shown without them and says so. */
  instead?: ReactNode;
};

/** A picture of the town with streets where they can be had, and with everything else where they cannot. */
export const TownMap = ({ view, label, className = '', children, instead }: Props) => {
  const { camera, setCamera, measure } = view;
  const { mapStyle } = useTown();
  const offline = useOffline();
  const [missed, setMissed] = useState(false);
  const onAbsent = useCallback(() => setMissed(true), []);
  // With the network they are asked for again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(() => setMissed(false), [offline]);
  const wantsStreets = mapStyle !== '';
  const hasStreets = wantsStreets && !missed && hasWebGL();
  const lacksStreets = wantsStreets && !hasStreets;
  if (lacksStreets && instead) return instead;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={label}>
      <div ref={measure} className={`${styles.map} ${className}`}>
        {/* biome-ignore lint/a11y/useSemanticElements: there is none for it */}
        <div
          className={styles.ground}
          role="group"
          aria-label="Move the map with the arrow keys, zoom with plus and minus"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses no mouse moves the picture with the arrow keys
          tabIndex={0}
          onKeyDown={(event) => {
            const move = MOVES[event.key];
            if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            setCamera(typeof move === 'number' ? zoomed(camera, move) : panned(camera, move));
          }}
          onPointerMove={hasStreets ? undefined : (event) => drag(event, (by) => setCamera(panned(camera, by)))}
        >
          {hasStreets && (
            <ErrorBoundary instead={<Tell when={onAbsent} />}>
              <Suspense>
                <Streets from={mapStyle} camera={camera} onCamera={setCamera} onAbsent={onAbsent} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
        {children}
        <div className={styles.zoom}>
          <IconButton icon="plus" label="Zoom in" tip={false} onClick={() => setCamera(zoomed(camera, 1))} />
          <IconButton icon="minus" label="Zoom out" tip={false} onClick={() => setCamera(zoomed(camera, -1))} />
        </div>
      </div>
      {lacksStreets && (
        <p className={styles.absent} role="status">
          Streets cannot be loaded. The events are shown in their places.
        </p>
      )}
    </div>
  );
};

let known: boolean | undefined;

/** Whether this browser can draw streets: asked once, as each try holds on to a part of the graphics card. */
const hasWebGL = (): boolean => {
  known ??= ['webgl2', 'webgl'].some((kind) => document.createElement('canvas').getContext(kind) !== null);
  return known;
};

/** MapLibre is larger than all the rest of the site: it is fetched when a map is looked at. */
const Streets = fetched(async () => (await import('./streets')).Streets);

const Tell = ({ when }: { when: () => void }) => {
  useEffect(when, [when]);
  return null;
};

const STEP = 80;

const MOVES: Record<string, Point | number> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
  '+': 1,
  '=': 1,
  '-': -1,
};

/** MapLibre does so by itself where it draws. */
const drag = ({ buttons, movementX, movementY }: PointerEvent, pan: (by: Point) => void) => {
  if (buttons === 1) pan({ x: -movementX, y: -movementY });
};
