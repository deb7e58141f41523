import { type RefCallback, useCallback, useState } from 'react';
import type { Coordinates } from '#libs/contracts';
import { type Camera, onScreen, type Size } from './camera';

export type MapView = ReturnType<typeof useMapView>;

/** What a map shows, and how large it is. */
export const useMapView = (camera: Camera, setCamera: (camera: Camera) => void) => {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });

  const measure: RefCallback<HTMLElement> = useCallback((box: HTMLElement) => {
    const look = () => setSize({ width: box.clientWidth, height: box.clientHeight });
    // What stands on it is in the first picture already, not in the one after.
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return { camera, setCamera, size, measure, pointOf: (place: Coordinates) => onScreen(camera, size, place) };
};
