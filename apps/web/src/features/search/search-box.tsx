import { remembered, useRemembered } from '../../lib/local-storage';
import { SearchField } from '../../ui/search-field';
import styles from './search-box.module.css';
import { SEARCH_BOX_ID } from './search-button';

export const SearchBox = () => {
  const [term, setTerm] = useRemembered(remembered.searchTerm);
  const [expanded] = useRemembered(remembered.isSearchExpanded);
  return (
    <div className={styles.box} data-expanded={expanded || undefined} id={SEARCH_BOX_ID}>
      <SearchField label="Search events" term={term} onTerm={setTerm} magnifier />
    </div>
  );
};
