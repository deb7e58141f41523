import { FEATURED, MY_EVENTS, parseEntry } from '#libs/contracts';
import { useFilterCount } from '../../lib/filters';
import { askToSubscribe } from '../../lib/subscribe-dialog';
import { Button } from '../../ui/button';
import { fetched } from '../../ui/fetched';
import { Icon } from '../../ui/icon';
import { Later } from '../../ui/later';
import { useChoice } from '../choice/use-choice';
import type { Shown } from '../events/views/shown';
import styles from './home-page.module.css';

/** How many events the filters leave, or the chosen organization has, and how to have those in one's own calendar. */
export const ChosenLine = ({ shown }: { shown: Shown }) => {
  const { choice } = useChoice();
  const isFiltered = useFilterCount() > 0;
  const entry = choice.kind === 'entry' && choice.entry !== FEATURED && choice.entry !== MY_EVENTS ? choice.entry : null;
  const count = shown.state === 'ready' ? shown.events.length : undefined;
  const subscribe = entry !== null && (
    <Button leftSection={<Icon name="calplus" />} onClick={() => askToSubscribe({ kind: 'entry', entry })}>
      Subscribe
    </Button>
  );
  return (
    <>
      <Later wanted={isFiltered}>
        <LeftLine quietAtNone left={count} all={shown.state === 'ready' ? shown.all?.length : undefined}>
          {subscribe}
        </LeftLine>
      </Later>
      {entry !== null && !isFiltered && (
        <div className={`${styles.chosen} paperless`}>
          <p>
            {count !== undefined && <b>{count === 1 ? '1 event' : `${count} events`}</b>}
            <span className={styles.whose}> of {parseEntry(entry).subOrganization ?? parseEntry(entry).organization}</span>
          </p>
          {subscribe}
        </div>
      )}
    </>
  );
};

const LeftLine = fetched(async () => (await import('../filters/left-line')).LeftLine);
