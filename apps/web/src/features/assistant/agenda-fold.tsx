import { useId, useState } from 'react';
import { useAssistantOn } from '../../lib/use-assistant';
import { DeferredMount } from '../../ui/deferred-mount';
import { Icon } from '../../ui/icon';
import { lazyComponent } from '../../ui/lazy-component';
import styles from './agenda-fold.module.css';

export const AgendaFold = ({ id }: { id: number }) => {
  const [opened, setOpened] = useState(false);
  const panel = useId();
  return useAssistantOn() ? (
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
          <DeferredMount isRequested>
            <AgendaSummary id={id} />
          </DeferredMount>
        )}
      </div>
    </div>
  ) : null;
};

const AgendaSummary = lazyComponent(async () => (await import('./agenda-summary')).AgendaSummary);
