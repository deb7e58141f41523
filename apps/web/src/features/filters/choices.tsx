import { useDeferredValue, useId, useMemo, useState } from 'react';
import { type Coordinates, numberWords, type TownEvent } from '#libs/contracts';
import { FILTERS, type FilterName, numbersWith, toggled } from '#libs/contracts/filters';
import { here } from '../../lib/filters';
import styles from './filters.module.css';
import { setFilters, useFilters } from './use-filters';
import { useSurroundings } from './use-surroundings';

/** Each filter with the number of events it would leave, or leaves. It works at once. */
export const Choices = ({ events }: { events: readonly TownEvent[] | undefined }) => {
  const on = useFilters();
  const numbers = useNumbers(events, on);
  const near = useNear(here.write);
  const press = (name: FilterName) => (name === 'near' && !on.includes(name) ? near.ask() : setFilters(toggled(on, name)));

  const choice = (name: FilterName) => (
    <button key={name} type="button" className={styles.choice} aria-pressed={on.includes(name)} onClick={() => press(name)}>
      {FILTERS[name].label}{' '}
      {numbers && (name !== 'near' || on.includes(name)) && (
        <small>
          {numberWords(numbers[name])}
          <span className="sr"> {numbers[name] === 1 ? 'event' : 'events'}</span>
        </small>
      )}
    </button>
  );

  return (
    <>
      {SECTIONS.map(({ label, names, help }) => (
        <Section key={label} label={label}>
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
              {NEAR[near.asking]}
            </p>
          )}
        </Section>
      ))}
    </>
  );
};

type Asking = 'no' | 'asking' | 'refused' | 'unknown';

/** Asks the browser where it is, when somebody wants what is near and not before. */
const useNear = (found: (here: Coordinates) => void) => {
  const [asking, setAsking] = useState<Asking>('no');
  const ask = () => {
    if (!('geolocation' in navigator)) return setAsking('unknown');
    setAsking('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setAsking('no');
        found({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED }) => setAsking(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  return { asking, ask };
};

const SECTIONS: { label: string; names: FilterName[]; help?: string[] }[] = [
  { label: 'Price', names: ['free'] },
  { label: 'For', names: ['children'] },
  {
    label: 'When',
    names: ['weekend', 'morning', 'evening'],
    help: ['Weekend: Friday from 5:00 PM to Sunday.', 'Morning: before noon.', 'Evening: from 5:00 PM.'],
  },
  { label: 'Where', names: ['near'] },
];

const NEAR = {
  no: 'Within a mile. Where you are stays in this browser.',
  asking: 'Asking this browser where you are.',
  refused: 'This browser may not say where you are. Allow it in the settings of the browser, and press “Near me” again.',
  unknown: 'This browser cannot say where you are right now. Please try again later.',
};

const Section = ({ label, children }: { label: string; children: React.ReactNode }) => {
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

/** Reading a large town takes a moment: the choices are there before it. */
const useNumbers = (newest: readonly TownEvent[] | undefined, on: readonly FilterName[]) => {
  const events = useDeferredValue(newest, undefined);
  const { surroundings } = useSurroundings();
  return useMemo(() => (events && surroundings ? numbersWith(events, on, surroundings) : undefined), [events, on, surroundings]);
};
