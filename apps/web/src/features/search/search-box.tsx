import { remembered, useRemembered } from '../../lib/local-storage';
import { SearchField } from '../../ui/search-field';
import styles from './search-box.module.css';
import { SEARCH_BOX } from './search-button';

/** The search term is remembered, and so is whether the box is open where there is little room. */
export const SearchBox = () => {
  const [term, setTerm] = useRemembered(remembered.searchTerm);
  const [expanded] = useRemembered(remembered.isSearchExpanded);
  return (
    <div className={styles.box} data-expanded={expanded || undefined} id={SEARCH_BOX}>
      <SearchField label="Search events" term={term} onTerm={setTerm} magnifier />
    </div>
  );
};
