import { countedWords, countRows, FEATURED, MY_EVENTS, parseEntry } from '#libs/contracts';
import { useFilterCount } from '../../lib/filters';
import { askToSubscribe } from '../../lib/subscribe-dialog';
import { useMagic } from '../../lib/use-magic';
import { Button } from '../../ui/button';
import { fetched } from '../../ui/fetched';
import { Icon } from '../../ui/icon';
import { Later } from '../../ui/later';
import { useChoice } from '../choice/use-choice';
import type { Shown } from '../events/views/shown';
import type { AskedSummary } from '../magic/asked-summary';
import styles from './home-page.module.css';

type Props = { shown: Shown; onAsk: (asked: AskedSummary) => void };

/** How many events the filters leave, or the chosen organization has, what those are in a few sentences, and how to have them in one's own calendar. */
export const ChosenLine = ({ shown, onAsk }: Props) => {
  const magic = useMagic();
  const { choice } = useChoice();
  const isFiltered = useFilterCount() > 0;
  const entry = choice.kind === 'entry' && choice.entry !== FEATURED && choice.entry !== MY_EVENTS ? choice.entry : null;
  const count = shown.state === 'ready' ? countRows(shown.events) : undefined;
  const name = entry && (parseEntry(entry).subOrganization ?? parseEntry(entry).organization);
  const actions = entry !== null && (
    <>
      {magic && shown.state === 'ready' && (
        <Button
          leftSection={<Icon name="sparkle" />}
          onClick={() => onAsk({ kind: 'events', title: `Summary of ${name}`, events: shown.events })}
        >
          Summarize
        </Button>
      )}
      <Button leftSection={<Icon name="calplus" />} onClick={() => askToSubscribe({ kind: 'entry', entry })}>
        Subscribe
      </Button>
    </>
  );
  return (
    <>
      <Later wanted={isFiltered}>
        <LeftLine quietAtNone left={count} all={shown.state === 'ready' && shown.all ? countRows(shown.all) : undefined}>
          {actions}
        </LeftLine>
      </Later>
      {entry !== null && !isFiltered && (
        <div className={`${styles.chosen} paperless`}>
          <p>
            {count !== undefined && <b>{countedWords(count, 'event')}</b>}
            <span className={styles.whose}> of {name}</span>
          </p>
          {actions}
        </div>
      )}
    </>
  );
};

const LeftLine = fetched(async () => (await import('../filters/left-line')).LeftLine);
