import { useId, useState } from 'react';
import { type Coordinates, formatNumber, type TownEvent } from '#libs/contracts';
import { FILTERS, type FilterName, toggleFilter } from '#libs/contracts/filters';
import { visitorLocation } from '../../lib/filters';
import type { RestOfList } from '../../lib/rest-of-list';
import styles from './filters.module.css';
import { useCountsWithFilter } from './use-filter-counts';
import { setFilters, useFilters } from './use-filters';

type Props = { events: readonly TownEvent[] | undefined; rest: RestOfList | undefined };

export const FilterChoices = ({ events, rest }: Props) => {
  const activeFilters = useFilters();
  const numbers = useCountsWithFilter(events, rest);
  const near = useNear(visitorLocation.write);
  const press = (name: FilterName) =>
    name === 'near' && !activeFilters.includes(name) ? near.ask() : setFilters(toggleFilter(activeFilters, name));

  const choice = (name: FilterName) => (
    <button
      key={name}
      type="button"
      className={styles.choice}
      aria-pressed={activeFilters.includes(name)}
      onClick={() => press(name)}
    >
      {FILTERS[name].label}{' '}
      {numbers && (name !== 'near' || activeFilters.includes(name)) && (
        <small>
          {formatNumber(numbers[name])}
          <span className="sr"> {numbers[name] === 1 ? 'event' : 'events'}</span>
        </small>
      )}
    </button>
  );

  return (
    <>
      {SECTIONS.map(({ label, names, help }) => (
        <FilterSection key={label} label={label}>
          <div className={styles.choices}>{names.map(choice)}</div>
          {help && (
            <p className={styles.help}>
              {help.map((sentence) => (
                <span key={sentence}>{sentence} </span>
              ))}
            </p>
          )}
          {names[0] === 'near' && (
            <p className={styles.help} role="status">
              {NEAR_TEXTS[near.asking]}
            </p>
          )}
        </FilterSection>
      ))}
    </>
  );
};

type LocationState = 'no' | 'asking' | 'refused' | 'unknown';

const useNear = (onFound: (here: Coordinates) => void) => {
  const [asking, setAsking] = useState<LocationState>('no');
  const ask = () => {
    if (!('geolocation' in navigator)) return setAsking('unknown');
    setAsking('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setAsking('no');
        onFound({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED }) => setAsking(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  return { asking, ask };
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
  no: 'Within a mile. Where you are stays in this browser.',
  asking: 'Asking this browser where you are.',
  refused: 'This browser may not say where you are. Allow it in the settings of the browser, and press “Near me” again.',
  unknown: 'This browser cannot say where you are right now. Please try again later.',
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
