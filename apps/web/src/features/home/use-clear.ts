import { clearFilters } from '../../lib/filters';
import { focusHeading } from '../../lib/focus-heading';
import { remembered } from '../../lib/local-storage';
import { useChoice } from '../choice/use-choice';

/** Shows everything again that a search or a choice has left out. */
export const useClear = () => {
  const { choose } = useChoice();
  return () => {
    remembered.searchTerm.write('');
    clearFilters();
    choose(null);
    focusHeading();
  };
};
