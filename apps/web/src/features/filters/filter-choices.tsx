import { useId, useState } from 'react';
import { type Coordinates, formatNumber, type TownEvent } from '#libs/contracts';
import { FILTERS, type FilterName, toggleFilter } from '#libs/contracts/filters';
import { visitorLocation } from '../../lib/filters';
import type { RestOfList } from '../../lib/rest-of-list';
import styles from './filters.module.css';
import { useCountsWithFilter } from './use-filter-counts';
import { setFilters, useFilters } from './use-filters';

type Props = { events: readonly TownEvent[] | undefined; rest: RestOfList | undefined };

export const FilterButtons = ({ events, rest }: Props) => {
  const activeFilters = useFilters();
  const counts = useCountsWithFilter(events, rest);
  // The filter is on while a location is known.
  const near = useNear(visitorLocation.write);
  const toggle = (name: FilterName) =>
    name === 'near' && !activeFilters.includes(name) ? near.ask() : setFilters(toggleFilter(activeFilters, name));

  const toButton = (name: FilterName) => (
    <button
      key={name}
      type="button"
      className={styles.choice}
      aria-pressed={activeFilters.includes(name)}
      onClick={() => toggle(name)}
    >
      {FILTERS[name].label} {/* How many are near is not known before the location is. */}
      {counts && (name !== 'near' || activeFilters.includes(name)) && (
        <small>
          {formatNumber(counts[name])}
          <span className="sr"> {counts[name] === 1 ? 'event' : 'events'}</span>
        </small>
      )}
    </button>
  );

  return (
    <>
      {SECTIONS.map(({ label, names, help }) => (
        <FilterSection key={label} label={label}>
          <div className={styles.choices}>{names.map(toButton)}</div>
          {help && (
            <p className={styles.help}>
              {help.map((sentence) => (
                <span key={sentence}>{sentence} </span>
              ))}
            </p>
          )}
          {names.includes('near') && (
            <p className={styles.help} role="status">
              {NEAR_TEXTS[near.state]}
            </p>
          )}
        </FilterSection>
      ))}
    </>
  );
};

const LOCATION_TIMEOUT_MS = 10_000;
/** A resident does not move far in five minutes. */
const LOCATION_MAX_AGE_MS = 300_000;

type LocationState = 'idle' | 'asking' | 'refused' | 'unavailable';

const useNear = (onFound: (location: Coordinates) => void) => {
  const [state, setState] = useState<LocationState>('idle');
  const ask = () => {
    if (!('geolocation' in navigator)) return setState('unavailable');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        onFound({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: LOCATION_TIMEOUT_MS, maximumAge: LOCATION_MAX_AGE_MS },
    );
  };
  return { state, ask };
};

const SECTIONS: { label: string; names: FilterName[]; help?: string[] }[] = [
  { label: 'Price', names: ['free'] },
  { label: 'For', names: ['children', 'teens', 'seniors'] },
  {
    label: 'When',
    names: ['weekend', 'morning', 'evening'],
    help: ['Weekend: Friday from 5:00 PM to Sunday.', 'Morning: before noon.', 'Evening: from 5:00 PM.'],
  },
  { label: 'Where', names: ['near', 'outdoors', 'online'] },
  { label: 'Also', names: ['registration', 'accessible', 'spanish'] },
  { label: 'Sure', names: ['certain'] },
];

const NEAR_TEXTS = {
  idle: 'Within a mile. Where you are stays in this browser.',
  asking: 'Asking this browser where you are.',
  refused: 'This browser may not say where you are. Allow it in the settings of the browser, and press “Near me” again.',
  unavailable: 'This browser cannot say where you are right now. Please try again later.',
};

const FilterSection = ({ label, children }: { label: string; children: React.ReactNode }) => {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside what it names
    <div className={styles.section} role="group" aria-labelledby={id}>
      <p className={`caps ${styles.label}`} id={id}>
        {label}
      </p>
      {children}
    </div>
  );
};
