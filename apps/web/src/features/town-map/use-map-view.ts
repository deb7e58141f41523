import { type RefCallback, useCallback, useState } from 'react';
import type { Coordinates } from '#libs/contracts';
import { type Camera, type Size, toScreenPoint } from './camera';

export type MapView = ReturnType<typeof useMapView>;

export const useMapView = (camera: Camera, setCamera: (camera: Camera) => void) => {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });

  const measure: RefCallback<HTMLElement> = useCallback((box: HTMLElement) => {
    const look = () => setSize({ width: box.clientWidth, height: box.clientHeight });
    // Measured before the first paint, so that pins are in the first frame.
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return { camera, setCamera, size, measure, pointOf: (place: Coordinates) => toScreenPoint(camera, size, place) };
};
