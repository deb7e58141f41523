import { useId, useState } from 'react';
import { useMagic } from '../../lib/use-magic';
import { fetched } from '../../ui/fetched';
import { Icon } from '../../ui/icon';
import { Later } from '../../ui/later';
import styles from './agenda-fold.module.css';

/** What a meeting deals with. Nothing of it is asked for before somebody opens it. */
export const AgendaFold = ({ id }: { id: number }) => {
  const [opened, setOpened] = useState(false);
  const panel = useId();
  return useMagic() ? (
    <div className="paperless">
      <button
        type="button"
        className={styles.fold}
        aria-expanded={opened}
        aria-controls={panel}
        onClick={() => setOpened(!opened)}
      >
        Meeting Agenda Summary
        <Icon name={opened ? 'up' : 'down'} />
      </button>
      <div id={panel} hidden={!opened}>
        {opened && (
          <Later wanted>
            <AgendaSummary id={id} />
          </Later>
        )}
      </div>
    </div>
  ) : null;
};

const AgendaSummary = fetched(async () => (await import('./agenda-summary')).AgendaSummary);
