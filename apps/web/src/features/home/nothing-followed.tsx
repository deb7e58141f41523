import type { ReactNode } from 'react';
import { focusHeading } from '../../lib/focus-heading';
import { useToday } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { ALL, useChoice } from '../choice/use-choice';
import { Empty } from '../events/list/list-states';
import { useSelector } from '../selector/use-selector';

/** My Almanac without a single event, and two ways on. */
export const NothingFollowed = ({ moreInTown }: { moreInTown: ReactNode }) => {
  const { choose } = useChoice();
  const openSelector = useSelector();

  const showAll = () => {
    choose(ALL);
    focusHeading();
  };

  return (
    <Empty today={useToday()}>
      <Button variant="filled" onClick={showAll}>
        Show all events
      </Button>
      <Button onClick={openSelector}>Follow organizations</Button>
      {moreInTown}
    </Empty>
  );
};
