import { useState } from 'react';
import { useAssumedWide } from '../../lib/screen-width';
import { useMedia } from '../../lib/use-media';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { ActionList } from './action-list';
import styles from './event-actions.module.css';
import type { EventAction } from './use-event-actions';

export const ActionBar = ({ actions }: { actions: EventAction[] }) => {
  const isPhone = useMedia('(max-width: 767px)', !useAssumedWide());
  const menuActions = isPhone ? actions.filter(({ isInMoreMenu }) => isInMoreMenu) : [];
  return (
    <aside className={styles.bar} aria-label="Quick Actions">
      {actions
        .filter((action) => !menuActions.includes(action))
        .map(({ name, label, icon, pressed, run }) => (
          <button key={name} type="button" aria-pressed={pressed} onClick={run}>
            <Icon name={icon} size={20} />
            <span>{label}</span>
          </button>
        ))}
      {menuActions.length > 0 && <MoreActions actions={menuActions} />}
    </aside>
  );
};

const MoreActions = ({ actions }: { actions: EventAction[] }) => {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <Icon name="more" size={20} />
        <span>More</span>
      </button>
      <Dialog opened={opened} narrow onClose={close} title="More">
        <ActionList actions={actions} onClose={close} />
      </Dialog>
    </>
  );
};
