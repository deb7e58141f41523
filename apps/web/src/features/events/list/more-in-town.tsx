import { countRoomRows, formatNumber, type TownEvent } from '#libs/contracts';
import { focusHeading } from '../../../lib/focus-heading';
import { useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { ALL_CHOICE, useChoice } from '../../choice/use-choice';
import styles from './list-states.module.css';

/** `rows` counts what is not loaded too. */
export const MoreInTown = ({ events = [], rows }: { events: TownEvent[] | undefined; rows?: number | undefined }) => {
  const { choose } = useChoice();
  const { name } = useTown();
  const showAll = () => {
    choose(ALL_CHOICE);
    focusHeading();
  };
  return (
    (rows ?? events.length) > 0 && (
      <Button className={`${styles.more} paperless`} onClick={showAll}>
        {formatNumber(rows ?? countRoomRows(events))} more in all of {name}
      </Button>
    )
  );
};
