import { type PointerEvent, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useOffline } from '../../lib/use-offline';
import { useTown } from '../../lib/use-town';
import { ErrorBoundary } from '../../ui/error-boundary';
import { IconButton } from '../../ui/icon-button';
import { lazyComponent } from '../../ui/lazy-component';
import { panBy, zoomBy } from './camera';
import type { Point } from './mercator';
import styles from './town-map.module.css';
import type { MapView } from './use-map-view';

type Props = {
  view: MapView;
  label: string;
  className?: string;
  children: ReactNode;
  /** Replaces the map if streets cannot be loaded. Without it the map is shown without streets, with a notice. */
  instead?: ReactNode;
};

export const TownMap = ({ view, label, className = '', children, instead }: Props) => {
  const { camera, setCamera, measure } = view;
  const { mapStyle } = useTown();
  const offline = useOffline();
  const [hasFailed, setHasFailed] = useState(false);
  const onAbsent = useCallback(() => setHasFailed(true), []);
  // With the network they are asked for again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(() => setHasFailed(false), [offline]);
  const wantsStreets = mapStyle !== '';
  const hasStreets = wantsStreets && !hasFailed && hasWebGL();
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
            const move = KEY_MOVES[event.key];
            if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            setCamera(typeof move === 'number' ? zoomBy(camera, move) : panBy(camera, move));
          }}
          onPointerMove={hasStreets ? undefined : (event) => drag(event, (by) => setCamera(panBy(camera, by)))}
        >
          {hasStreets && (
            <ErrorBoundary instead={<CallOnMount when={onAbsent} />}>
              <Suspense>
                <Streets from={mapStyle} camera={camera} onCamera={setCamera} onAbsent={onAbsent} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
        {children}
        <div className={styles.zoom}>
          <IconButton icon="plus" label="Zoom in" tip={false} onClick={() => setCamera(zoomBy(camera, 1))} />
          <IconButton icon="minus" label="Zoom out" tip={false} onClick={() => setCamera(zoomBy(camera, -1))} />
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

let cached: boolean | undefined;

/** Checked once, because every WebGL context uses graphics memory. */
const hasWebGL = (): boolean => {
  cached ??= ['webgl2', 'webgl'].some((kind) => document.createElement('canvas').getContext(kind) !== null);
  return cached;
};

/** MapLibre is larger than the rest of the site, so it is fetched when a map is shown. */
const Streets = lazyComponent(async () => (await import('./streets')).Streets);

const CallOnMount = ({ when }: { when: () => void }) => {
  useEffect(when, [when]);
  return null;
};

const PAN_STEP_PX = 80;

const KEY_MOVES: Record<string, Point | number> = {
  ArrowLeft: { x: -PAN_STEP_PX, y: 0 },
  ArrowRight: { x: PAN_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -PAN_STEP_PX },
  ArrowDown: { x: 0, y: PAN_STEP_PX },
  '+': 1,
  '=': 1,
  '-': -1,
};

/** MapLibre handles dragging itself when it draws. */
const drag = ({ buttons, movementX, movementY }: PointerEvent, pan: (by: Point) => void) => {
  if (buttons === 1) pan({ x: -movementX, y: -movementY });
};
