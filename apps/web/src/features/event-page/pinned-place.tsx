import { type ReactNode, useId, useState } from 'react';
import type { Coordinates } from '#libs/contracts';
import { mapsLink } from '../events/maps-link';
import { panBy } from '../town-map/camera';
import { PinLabel } from '../town-map/pin-label';
import { TownMap } from '../town-map/town-map';
import { useMapView } from '../town-map/use-map-view';
import styles from './place-map.module.css';

type Props = {
  place: Coordinates;
  label: string;
  pin: string;
  name: string;
  address: string;
  children: ReactNode;
};

export const PinnedPlace = ({ place, label, pin, name, address, children }: Props) => {
  const around = { ...place, zoom: ZOOM };
  const [camera, setCamera] = useState(around);
  const [isOpen, setOpen] = useState(false);
  const view = useMapView(camera, setCamera);
  const at = view.pointOf(place);
  const id = useId();
  const toggle = () => {
    setOpen(!isOpen);
    setCamera(isOpen ? around : panBy(around, { x: 0, y: PIN_OFFSET_PX }));
  };
  return (
    <TownMap view={view} className={styles.map} label={label} instead={<MapError address={address} />}>
      <PinLabel
        at={at}
        label={pin}
        aria-label={`${pin}: ${name}`}
        selected
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      />
      <p id={id} hidden={!isOpen} className={styles.told} style={{ translate: `${at.x}px ${at.y}px` }}>
        {children}
      </p>
    </TownMap>
  );
};

const ZOOM = 16;

/** Distance of the place above the centre, which leaves room for the text below. */
const PIN_OFFSET_PX = 50;

const MapError = ({ address }: { address: string }) => (
  <p className={styles.failed} role="status">
    Failed to load map{' '}
    <a className="link" href={mapsLink(address)} target="_blank" rel="noreferrer">
      View on Google Maps
      <span className="sr">, opens in a new tab</span>
    </a>
  </p>
);
