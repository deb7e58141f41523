import { repairMojibake, type TownEvent } from '#libs/contracts';
import { FILTERS, formatMiles, isTrait, type ReasonField } from '#libs/contracts/filters';
import styles from './filters.module.css';
import { useFilterContext } from './use-filter-context';
import { useFilters } from './use-filters';

export const EventFilterReasons = ({ event }: { event: TownEvent }) => {
  const activeFilters = useFilters();
  const { surroundings } = useFilterContext();
  const miles = surroundings?.miles?.(event) ?? null;
  const lines = [
    ...activeFilters.filter(isTrait).flatMap((trait) => {
      const reason = event.traits?.[trait];
      if (!reason) return [];
      const { saidIn, words, level } = reason;
      if (level)
        return { label: `${FILTERS[trait].label}, probably`, where: EVIDENCE_TEXTS[saidIn] ?? FIELD_TEXTS[saidIn], words };
      const where = trait === 'free' && saidIn === 'description' ? 'the organizer says' : FIELD_TEXTS[saidIn];
      return { label: FILTERS[trait].label, where, words };
    }),
    ...(activeFilters.includes('near') && miles !== null
      ? [{ label: FILTERS.near.label, where: `${formatMiles(miles)} from where you are`, words: '' }]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <div className={styles.why}>
      {lines.map(({ label, where, words }) => (
        <p key={label}>
          <b>{label}:</b> {where}
          {words && ` “${repairMojibake(words)}”`}
        </p>
      ))}
    </div>
  );
};

const FIELD_TEXTS: Readonly<Record<ReasonField, string>> = {
  name: 'its name says',
  categories: 'the organizer files it under',
  subOrganization: 'it is listed under',
  price: 'the organizer gives as its price',
  description: 'the text says',
  organization: 'the organizer is',
  location: 'it takes place at',
  series: 'another event of the series says',
  operator: 'an operator of this calendar checked it',
};

/** Words that make it probable do not say so. */
const EVIDENCE_TEXTS: Partial<Readonly<Record<ReasonField, string>>> = {
  name: 'its name has',
  description: 'the text mentions',
};
