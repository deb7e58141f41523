import { repairMojibake, type TownEvent } from '#libs/contracts';
import { filterReasonsOf, formatMiles } from '#libs/contracts/filters';
import styles from './filters.module.css';
import { useFilterContext } from './use-filter-context';
import { useFilters } from './use-filters';

export const EventFilterReasons = ({ event }: { event: TownEvent }) => {
  const activeFilters = useFilters();
  const { surroundings } = useFilterContext();
  const { free, children } = filterReasonsOf(event);
  const miles = surroundings?.miles?.(event) ?? null;
  const lines = [
    activeFilters.includes('free') && free && { label: 'Free', where: FREE_FIELD_TEXTS[free.saidIn], words: free.words },
    activeFilters.includes('children') &&
      children && { label: 'For children', where: CHILDREN_FIELD_TEXTS[children.saidIn], words: children.words },
    activeFilters.includes('near') && miles !== null && { label: 'Near me', where: `${formatMiles(miles)} from where you are` },
  ].filter((line) => typeof line === 'object' && line !== null);
  if (lines.length === 0) return null;
  return (
    <div className={styles.why}>
      {lines.map(({ label, where, ...line }) => (
        <p key={label}>
          <b>{label}:</b> {where}
          {'words' in line && line.words && ` “${repairMojibake(line.words)}”`}
        </p>
      ))}
    </div>
  );
};

const FIELD_TEXTS = {
  name: 'its name says',
  categories: 'the organizer files it under',
  subOrganization: 'it is listed under',
  price: 'the organizer gives as its price',
};

const FREE_FIELD_TEXTS = { ...FIELD_TEXTS, description: 'the organizer says' };
const CHILDREN_FIELD_TEXTS = { ...FIELD_TEXTS, description: 'the text says' };
