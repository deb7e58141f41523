import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Choice, countRoomRows } from '#libs/contracts';
import { useFilterCount } from '../../lib/filters';
import { queries } from '../../lib/queries';
import { Button } from '../../ui/button';
import { DeferredMount } from '../../ui/deferred-mount';
import { Icon } from '../../ui/icon';
import { lazyComponent } from '../../ui/lazy-component';
import { SearchField } from '../../ui/search-field';
import { FilterButton } from '../filters/filter-button';
import { Logo } from '../organizations/logo';
import { useMyAlmanacEntries } from '../preferences/use-preferences';
import styles from './map-filters.module.css';
import { toChoice, toOptions, toOptionValue } from './organization-options';
import type { MapEvents } from './use-map-events';

type Props = {
  term: string;
  onTerm: (term: string) => void;
  choice: Choice;
  onChoice: (choice: Choice) => void;
  events: MapEvents;
};

export const MapFilters = ({ term, onTerm, choice, onChoice, events }: Props) => {
  const [searching, setSearching] = useState(term !== '');
  const [filtering, windowOf] = useDisclosure();
  const isFiltered = useFilterCount() > 0;
  const remaining = events.state === 'ready' ? countRoomRows(events.located.map(({ event }) => event)) : undefined;
  const all = events.state === 'ready' ? events.all : undefined;
  const box = useId();
  const toggle = () => {
    // A closed search box must not narrow the map.
    if (searching) onTerm('');
    setSearching(!searching);
  };
  return (
    <>
      <div className={styles.filters}>
        <Button leftSection={<Icon name="search" size={20} />} aria-expanded={searching} aria-controls={box} onClick={toggle}>
          Search events...
        </Button>
        <OrganizationSelect choice={choice} onChoice={onChoice} />
        <FilterButton className={styles.button} aria-expanded={filtering} onClick={windowOf.toggle} />
        <DeferredMount isRequested={filtering || isFiltered}>
          <FiltersWindow opened={filtering} onClose={windowOf.close} events={all} remaining={remaining} />
        </DeferredMount>
      </div>
      {isFiltered && (
        <div className={styles.on}>
          <DeferredMount isRequested>
            <ActiveFilterChips chip={() => ({ className: styles.button })} />
            <RemainingCount remaining={remaining} all={all && countRoomRows(all)} />
          </DeferredMount>
        </div>
      )}
      <div id={box} className={styles.search} hidden={!searching}>
        {searching && <SearchField label="Search events or organizations" term={term} onTerm={onTerm} autoFocus />}
      </div>
    </>
  );
};

const FiltersWindow = lazyComponent(async () => (await import('../filters/filters-window')).FiltersWindow);

const ActiveFilterChips = lazyComponent(async () => (await import('../filters/active-filter-chips')).ActiveFilterChips);

const RemainingCount = lazyComponent(async () => (await import('../filters/remaining-count')).RemainingCount);

const OrganizationSelect = ({ choice, onChoice }: Pick<Props, 'choice' | 'onChoice'>) => {
  const { data: organizations = [] } = useQuery(queries.organizations);
  const follows = useMyAlmanacEntries();
  const options = toOptions(organizations, (entry) => follows?.has(entry) ?? false);
  const id = useId();
  return (
    <div className={styles.organizations}>
      <label className="sr" htmlFor={id}>
        Organization
      </label>
      <select id={id} value={toOptionValue(choice)} onChange={({ target }) => onChoice(toChoice(target.value))}>
        {options.map(({ value, label, organization, isPart }) => (
          <option key={value} value={value} data-part={isPart}>
            {SUPPORTS_OPTION_ICONS && organization && <Logo organization={organization} />}
            {!SUPPORTS_OPTION_ICONS && isPart ? `\u2003${label}` : label}
          </option>
        ))}
      </select>
    </div>
  );
};

const SUPPORTS_OPTION_ICONS = CSS.supports('appearance', 'base-select');
