import { addDays, type Choice, parseOrganizationEntry } from '#libs/contracts';
import { PAGES } from '#libs/contracts/pages';
import { rememberedState } from '../../lib/remembered-state';
import { useTitle } from '../../lib/use-title';
import { useToday } from '../../lib/use-town';
import { ALL_CHOICE } from '../choice/use-choice';
import { EventListError } from '../events/list/list-states';
import { DaySlider } from './day-slider';
import { MapAndList } from './map-and-list';
import { MapFilters } from './map-filters';
import styles from './map-page.module.css';
import { formatDayTexts } from './slider-offsets';
import { useMapEvents } from './use-map-events';

export const MapPage = () => {
  const today = useToday();
  const [offset, setOffset] = useOffset();
  const [choice, setChoice] = useMapChoice();
  const [term, setTerm] = useSearchTerm();
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
      {events.state === 'failed' && <EventListError onRetry={events.retry} />}
      {events.state === 'ready' && (
        <MapAndList
          located={events.located}
          unlocated={events.unlocated}
          day={day}
          dayWords={formatDayTexts(offset, today).label}
          choiceLabel={formatChoice(choice)}
        />
      )}
    </div>
  );
};

const useOffset = rememberedState(0);
const useMapChoice = rememberedState<Choice>(ALL_CHOICE);
const useSearchTerm = rememberedState('');

const formatChoice = (choice: Choice) => {
  if (choice.kind !== 'entry') return 'All Organizations';
  const { organization, subOrganization } = parseOrganizationEntry(choice.entry);
  return subOrganization ? `${organization}, ${subOrganization}` : organization;
};
