import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Choice } from '#libs/contracts';
import { queries } from '../../lib/queries';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { SearchField } from '../../ui/search-field';
import { Logo } from '../organizations/logo';
import { useFeedEntries } from '../preferences/use-preferences';
import styles from './map-filters.module.css';
import { choiceOf, optionsFor, valueFor } from './organization-options';

type Props = { term: string; onTerm: (term: string) => void; choice: Choice; onChoice: (choice: Choice) => void };

/** The search opens over the whole width below; the organizations are one list. */
export const MapFilters = ({ term, onTerm, choice, onChoice }: Props) => {
  const [searching, setSearching] = useState(term !== '');
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
      </div>
      <div id={box} className={styles.search} hidden={!searching}>
        {searching && <SearchField label="Search events or organizations" term={term} onTerm={onTerm} autoFocus />}
      </div>
    </>
  );
};

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
