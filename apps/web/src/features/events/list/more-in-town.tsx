import { countRoomRows, formatNumber, type TownEvent } from '#libs/contracts';
import { focusHeading } from '../../../lib/focus-heading';
import { useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { ALL_CHOICE, useChoice } from '../../choice/use-choice';
import styles from './list-states.module.css';

export const MoreInTown = ({ events = [] }: { events: TownEvent[] | undefined }) => {
  const { choose } = useChoice();
  const { name } = useTown();
  const showAll = () => {
    choose(ALL_CHOICE);
    focusHeading();
  };
  return (
    events.length > 0 && (
      <Button className={`${styles.more} paperless`} onClick={showAll}>
        {formatNumber(countRoomRows(events))} more in all of {name}
      </Button>
    )
  );
};
