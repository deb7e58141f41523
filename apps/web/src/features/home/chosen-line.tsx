import { FEATURED, MY_EVENTS, parseEntry } from '#libs/contracts';
import { askToSubscribe } from '../../lib/subscribe-dialog';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useChoice } from '../choice/use-choice';
import type { Shown } from '../events/views/shown';
import styles from './home-page.module.css';

/** How many events the chosen organization has, and how to have them in one's own calendar. */
export const ChosenLine = ({ shown }: { shown: Shown }) => {
  const { choice } = useChoice();
  if (choice.kind !== 'entry' || choice.entry === FEATURED || choice.entry === MY_EVENTS) return null;
  const { organization, subOrganization } = parseEntry(choice.entry);
  const count = shown.state === 'ready' ? shown.events.length : undefined;
  return (
    <div className={`${styles.chosen} paperless`}>
      <p>
        {count !== undefined && <b>{count === 1 ? '1 event' : `${count} events`}</b>}
        <span className={styles.whose}> of {subOrganization ?? organization}</span>
      </p>
      <Button leftSection={<Icon name="calplus" />} onClick={() => askToSubscribe({ kind: 'entry', entry: choice.entry })}>
        Subscribe
      </Button>
    </div>
  );
};
