import { countRows, numberWords, type TownEvent } from '#libs/contracts';
import { focusHeading } from '../../../lib/focus-heading';
import { useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { ALL, useChoice } from '../../choice/use-choice';
import styles from './list-states.module.css';

/** How many events the choice leaves out, and a button that shows them. */
export const MoreInTown = ({ events = [] }: { events: TownEvent[] | undefined }) => {
  const { choose } = useChoice();
  const { name } = useTown();
  const showAll = () => {
    choose(ALL);
    focusHeading();
  };
  return (
    events.length > 0 && (
      <Button className={`${styles.more} paperless`} onClick={showAll}>
        {numberWords(countRows(events))} more in all of {name}
      </Button>
    )
  );
};
