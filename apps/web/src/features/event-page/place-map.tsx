import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type GeocodeResponse, repairMojibake, type TownEvent, titleOf } from '#libs/contracts';
import { ApiError, api } from '../../lib/api';
import { UNKNOWN_TOWN, useTown } from '../../lib/use-town';
import { formatStart } from '../town-map/start-label';
import { EventSection } from './event-section';
import { PinnedPlace } from './pinned-place';
import styles from './place-map.module.css';

export const PlaceMap = ({ event }: { event: TownEvent }) => {
  const box = useRef<HTMLElement>(null);
  const hasBeenNear = useHasBeenNear(box);
  const town = useTown();
  const { data, error } = useQuery({
    queryKey: ['geocode', event.address],
    queryFn: () => api.post<GeocodeResponse>('/geocode', { address: event.address, location: event.location, name: event.name }),
    enabled: hasBeenNear && event.address !== undefined,
  });
  if (!event.address) return null;
  const isLost = error !== null && town !== UNKNOWN_TOWN;
  const isUnknown = error instanceof ApiError && error.status === 404;
  const [name, location, address] = [titleOf(event), event.location ?? '', event.address].map(repairMojibake) as MapTexts;
  return (
    <EventSection title="Map">
      <figure ref={box} className={styles.figure}>
        {data || isLost ? (
          <PinnedPlace
            place={data ? { latitude: data.lat, longitude: data.lng } : town.unknownPlace}
            label={`Map: ${[location, address].filter(Boolean).join(', ')}`}
            pin={data ? formatStart(event) : '?'}
            name={name}
            address={address}
          >
            <b>{name}</b>
            {location && <span>{location}</span>}
            <span>{address}</span>
          </PinnedPlace>
        ) : (
          <p className={styles.loading} role="status">
            Loading map...
          </p>
        )}
        <figcaption>
          {location && <b>{location}</b>}
          <span>{address}</span>
          {isLost && isUnknown && <span>The place is not known yet. The map shows the centre of the town.</span>}
        </figcaption>
      </figure>
    </EventSection>
  );
};

type MapTexts = [name: string, location: string, address: string];

const useHasBeenNear = (box: RefObject<HTMLElement | null>): boolean => {
  const [hasBeenNear, setHasBeenNear] = useState(false);
  useEffect(() => {
    if (!box.current || hasBeenNear) return;
    const observer = new IntersectionObserver((entries) => setHasBeenNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '200px',
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, hasBeenNear]);
  return hasBeenNear;
};
