import { type ReactNode, useId, useState } from 'react';
import type { Coordinates } from '#libs/contracts';
import { mapsLink } from '../events/maps-link';
import { panned } from '../town-map/camera';
import { PinLabel } from '../town-map/pin-label';
import { TownMap } from '../town-map/town-map';
import { useMapView } from '../town-map/use-map-view';
import styles from './place-map.module.css';

type Props = {
  place: Coordinates;
  /** What the picture shows, in words. */
  label: string;
  pin: string;
  /** Of the event. */
  name: string;
  address: string;
  /** What the pin unfolds below itself, a line each. */
  children: ReactNode;
};

/** A place and what surrounds it. Whoever presses its pin is brought back to it, and reads what is there. */
export const PinnedPlace = ({ place, label, pin, name, address, children }: Props) => {
  const around = { ...place, zoom: ZOOM };
  const [camera, setCamera] = useState(around);
  const [told, setTold] = useState(false);
  const view = useMapView(camera, setCamera);
  const at = view.pointOf(place);
  const id = useId();
  const toggle = () => {
    setTold(!told);
    setCamera(told ? around : panned(around, { x: 0, y: ABOVE }));
  };
  return (
    <TownMap view={view} className={styles.map} label={label} instead={<Failed address={address} />}>
      <PinLabel
        at={at}
        label={pin}
        aria-label={`${pin}: ${name}`}
        selected
        aria-expanded={told}
        aria-controls={id}
        onClick={toggle}
      />
      <p id={id} hidden={!told} className={styles.told} style={{ translate: `${at.x}px ${at.y}px` }}>
        {children}
      </p>
    </TownMap>
  );
};

const ZOOM = 16;

/** How far above the middle the place stands then, in pixels: below it is room for the words. */
const ABOVE = 50;

const Failed = ({ address }: { address: string }) => (
  <p className={styles.failed} role="status">
    Failed to load map{' '}
    <a className="link" href={mapsLink(address)} target="_blank" rel="noreferrer">
      View on Google Maps
      <span className="sr">, opens in a new tab</span>
    </a>
  </p>
);
