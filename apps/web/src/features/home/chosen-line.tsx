import { FEATURED, MY_EVENTS, parseEntry } from '#libs/contracts';
import { askToSubscribe } from '../../lib/subscribe-dialog';
import { useMagic } from '../../lib/use-magic';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useChoice } from '../choice/use-choice';
import type { Shown } from '../events/views/shown';
import type { AskedSummary } from '../magic/asked-summary';
import styles from './home-page.module.css';

type Props = { shown: Shown; onAsk: (asked: AskedSummary) => void };

/** How many events the chosen organization has, what they are in a few sentences, and how to have them in one's own calendar. */
export const ChosenLine = ({ shown, onAsk }: Props) => {
  const magic = useMagic();
  const { choice } = useChoice();
  if (choice.kind !== 'entry' || choice.entry === FEATURED || choice.entry === MY_EVENTS) return null;
  const { organization, subOrganization } = parseEntry(choice.entry);
  const name = subOrganization ?? organization;
  const count = shown.state === 'ready' ? shown.events.length : undefined;
  return (
    <div className={`${styles.chosen} paperless`}>
      <p>
        {count !== undefined && <b>{count === 1 ? '1 event' : `${count} events`}</b>}
        <span className={styles.whose}> of {name}</span>
      </p>
      {magic && shown.state === 'ready' && (
        <Button
          leftSection={<Icon name="sparkle" />}
          onClick={() => onAsk({ kind: 'events', title: `Summary of ${name}`, events: shown.events })}
        >
          Summarize
        </Button>
      )}
      <Button leftSection={<Icon name="calplus" />} onClick={() => askToSubscribe({ kind: 'entry', entry: choice.entry })}>
        Subscribe
      </Button>
    </div>
  );
};
