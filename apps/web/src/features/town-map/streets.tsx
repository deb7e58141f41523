import { useQuery } from '@tanstack/react-query';
import * as maplibre from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Protocol } from 'pmtiles';
import { useEffect, useMemo, useRef } from 'react';
import { AttributionControl, type MapRef, Map as Streetmap } from 'react-map-gl/maplibre';
import { useMode } from '../themes/use-mode';
import { type Camera, MAX_ZOOM, MIN_ZOOM } from './camera';
import { type MapColours, restyle } from './streets-style';

maplibre.setWorkerUrl(workerUrl);
maplibre.addProtocol('pmtiles', new Protocol().tile);

const LOAD_TIMEOUT_MS = 10_000;

export type StreetsProps = {
  from: string;
  camera: Camera;
  onCamera: (camera: Camera) => void;
  onAbsent: () => void;
};

/** It takes no keys; the map as a whole does. */
export const Streets = ({ from, camera, onCamera, onAbsent }: StreetsProps) => {
  const { shownMode: mode } = useMode();
  const { data: style, isError } = useQuery({
    queryKey: ['map-style', from],
    queryFn: ({ signal }) => fetchStyle(from, signal),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mode has its colours
  const drawn = useMemo(() => style && restyle(style, coloursOf(document.documentElement)), [style, mode]);
  const come = useRef({ style: false, tile: false, all: true, idle: false });
  const map = useRef<MapRef>(null);

  useEffect(() => {
    if (isError) onAbsent();
  }, [isError, onAbsent]);

  useEffect(() => {
    const patience = setTimeout(() => {
      if (!come.current.idle && !come.current.tile) onAbsent();
    }, LOAD_TIMEOUT_MS);
    return () => clearTimeout(patience);
  }, [onAbsent]);

  if (!drawn) return null;
  return (
    <Streetmap
      ref={map}
      mapLib={maplibre}
      mapStyle={drawn}
      {...camera}
      pitch={0}
      bearing={0}
      minZoom={MIN_ZOOM}
      maxZoom={MAX_ZOOM}
      keyboard={false}
      dragRotate={false}
      touchPitch={false}
      cooperativeGestures
      attributionControl={false}
      onMove={({ viewState: { latitude, longitude, zoom } }) => onCamera({ latitude, longitude, zoom })}
      onStyleData={() => {
        come.current.style = true;
        if (map.current) removeFromTabOrder(map.current);
      }}
      onSourceData={({ tile }) => {
        if (tile?.state === 'loaded') come.current.tile = true;
      }}
      onError={() => {
        come.current.all = false;
        if (!come.current.style) onAbsent();
      }}
      // A missing tile or font is no reason to hide the streets.
      onIdle={() => {
        come.current.idle = true;
        if (!come.current.all && !come.current.tile) onAbsent();
      }}
    >
      <AttributionControl compact={false} />
    </Streetmap>
  );
};

const fetchStyle = async (address: string, signal: AbortSignal): Promise<maplibre.StyleSpecification> => {
  const answer = await fetch(address, { signal });
  const style = await answer.json();
  if (!answer.ok || !Array.isArray(style.layers)) throw new TypeError('This is no style of a map');
  return style;
};

const coloursOf = (root: HTMLElement): MapColours => {
  const colour = (name: string) => getComputedStyle(root).getPropertyValue(`--map-${name}`).trim();
  return {
    land: colour('land'),
    park: colour('park'),
    water: colour('water'),
    road: colour('road'),
    line: colour('line'),
    text: colour('text'),
  };
};

/** The map needs one tab stop and one name only. */
const removeFromTabOrder = (map: MapRef) => {
  const canvas = map.getCanvas();
  canvas.tabIndex = -1;
  canvas.removeAttribute('role');
  canvas.removeAttribute('aria-label');
  canvas.setAttribute('aria-hidden', 'true');
  map.getMap().touchZoomRotate.disableRotation();
};
