import { addDays, type Choice, parseEntry } from '#libs/contracts';
import { PAGES } from '#libs/contracts/pages';
import { keptState } from '../../lib/kept-state';
import { useTitle } from '../../lib/use-title';
import { useToday } from '../../lib/use-town';
import { ALL } from '../choice/use-choice';
import { Failed } from '../events/list/list-states';
import { slideWords } from './day-slide';
import { DaySlider } from './day-slider';
import { MapAndList } from './map-and-list';
import { MapFilters } from './map-filters';
import styles from './map-page.module.css';
import { useMapEvents } from './use-map-events';

/** Where the events of a day take place: on a map, and beside it in a list that needs none. */
export const MapPage = () => {
  const today = useToday();
  const [offset, setOffset] = useOffset();
  const [choice, setChoice] = useMapChoice();
  const [term, setTerm] = useTerm();
  const day = addDays(today, offset);
  const events = useMapEvents({ day, choice, term });
  useTitle(PAGES['/map'].title);

  return (
    <div className={styles.page}>
      <h1 className="sr" tabIndex={-1}>
        Map
      </h1>
      <div className={styles.bar}>
        <MapFilters term={term} onTerm={setTerm} choice={choice} onChoice={setChoice} events={events} />
        <DaySlider offset={offset} onOffset={setOffset} today={today} />
      </div>
      {events.state === 'loading' && <p role="status">Loading map and events...</p>}
      {events.state === 'failed' && <Failed onRetry={events.retry} />}
      {events.state === 'ready' && (
        <MapAndList
          located={events.located}
          unplaced={events.unplaced}
          day={day}
          dayWords={slideWords(offset, today).label}
          from={wordsFor(choice)}
        />
      )}
    </div>
  );
};

const useOffset = keptState(0);
const useMapChoice = keptState<Choice>(ALL);
const useTerm = keptState('');

const wordsFor = (choice: Choice) => {
  if (choice.kind !== 'entry') return 'All Organizations';
  const { organization, subOrganization } = parseEntry(choice.entry);
  return subOrganization ? `${organization}, ${subOrganization}` : organization;
};
