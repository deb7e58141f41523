import { plainQuotes, type TownEvent } from '#libs/contracts';
import { milesText, reasonsOf } from '#libs/contracts/filters';
import styles from './filters.module.css';
import { useFilters } from './use-filters';
import { useSurroundings } from './use-surroundings';

/** Why an event is among those that are left: a line for each filter that one does not see at once. */
export const Why = ({ event }: { event: TownEvent }) => {
  const on = useFilters();
  const { surroundings } = useSurroundings();
  const { free, children } = reasonsOf(event);
  const miles = surroundings?.miles?.(event) ?? null;
  const lines = [
    on.includes('free') && free && { label: 'Free', where: FREE[free.saidIn], words: free.words },
    on.includes('children') && children && { label: 'For children', where: CHILDREN[children.saidIn], words: children.words },
    on.includes('near') && miles !== null && { label: 'Near me', where: `${milesText(miles)} from where you are` },
  ].filter((line) => typeof line === 'object' && line !== null);
  if (lines.length === 0) return null;
  return (
    <div className={styles.why}>
      {lines.map(({ label, where, ...line }) => (
        <p key={label}>
          <b>{label}:</b> {where}
          {'words' in line && line.words && ` “${plainQuotes(line.words)}”`}
        </p>
      ))}
    </div>
  );
};

const ELSEWHERE = {
  name: 'its name says',
  categories: 'the organizer files it under',
  subOrganization: 'it is listed under',
  price: 'the organizer gives as its price',
};

const FREE = { ...ELSEWHERE, description: 'the organizer says' };
const CHILDREN = { ...ELSEWHERE, description: 'the text says' };
