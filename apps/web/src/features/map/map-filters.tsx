import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Choice, countRows } from '#libs/contracts';
import { useFilterCount } from '../../lib/filters';
import { queries } from '../../lib/queries';
import { Button } from '../../ui/button';
import { fetched } from '../../ui/fetched';
import { Icon } from '../../ui/icon';
import { Later } from '../../ui/later';
import { SearchField } from '../../ui/search-field';
import { FilterButton } from '../filters/filter-button';
import { Logo } from '../organizations/logo';
import { useFeedEntries } from '../preferences/use-preferences';
import styles from './map-filters.module.css';
import { choiceOf, optionsFor, valueFor } from './organization-options';
import type { MapEvents } from './use-map-events';

type Props = {
  term: string;
  onTerm: (term: string) => void;
  choice: Choice;
  onChoice: (choice: Choice) => void;
  events: MapEvents;
};

/** The search and the filters open over the whole width below; the organizations are one list. */
export const MapFilters = ({ term, onTerm, choice, onChoice, events }: Props) => {
  const [searching, setSearching] = useState(term !== '');
  const [filtering, windowOf] = useDisclosure();
  const isFiltered = useFilterCount() > 0;
  const left = events.state === 'ready' ? countRows(events.located.map(({ event }) => event)) : undefined;
  const all = events.state === 'ready' ? events.all : undefined;
  const box = useId();
  const toggle = () => {
    // What nobody sees any more narrows nothing.
    if (searching) onTerm('');
    setSearching(!searching);
  };
  return (
    <>
      <div className={styles.filters}>
        <Button leftSection={<Icon name="search" size={20} />} aria-expanded={searching} aria-controls={box} onClick={toggle}>
          Search events...
        </Button>
        <Organizations choice={choice} onChoice={onChoice} />
        <FilterButton className={styles.button} aria-expanded={filtering} onClick={windowOf.toggle} />
        <Later wanted={filtering || isFiltered}>
          <FiltersWindow opened={filtering} onClose={windowOf.close} events={all} left={left} />
        </Later>
      </div>
      {isFiltered && (
        <div className={styles.on}>
          <Later wanted>
            <OnChips chip={() => ({ className: styles.button })} />
            <LeftLine left={left} all={all && countRows(all)} />
          </Later>
        </div>
      )}
      <div id={box} className={styles.search} hidden={!searching}>
        {searching && <SearchField label="Search events or organizations" term={term} onTerm={onTerm} autoFocus />}
      </div>
    </>
  );
};

const FiltersWindow = fetched(async () => (await import('../filters/filters-window')).FiltersWindow);

const OnChips = fetched(async () => (await import('../filters/on-chips')).OnChips);

const LeftLine = fetched(async () => (await import('../filters/left-line')).LeftLine);

const Organizations = ({ choice, onChoice }: Pick<Props, 'choice' | 'onChoice'>) => {
  const { data: organizations = [] } = useQuery(queries.organizations);
  const follows = useFeedEntries();
  const options = optionsFor(organizations, (entry) => follows?.has(entry) ?? false);
  const id = useId();
  return (
    <div className={styles.organizations}>
      <label className="sr" htmlFor={id}>
        Organization
      </label>
      <select id={id} value={valueFor(choice)} onChange={({ target }) => onChoice(choiceOf(target.value))}>
        {options.map(({ value, label, organization, isPart }) => (
          <option key={value} value={value} data-part={isPart}>
            {TAKES_ICONS && organization && <Logo organization={organization} />}
            {!TAKES_ICONS && isPart ? `\u2003${label}` : label}
          </option>
        ))}
      </select>
    </div>
  );
};

/** Whether lists of this browser hold more than text. */
const TAKES_ICONS = CSS.supports('appearance', 'base-select');
