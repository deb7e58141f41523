import { useRef, useState } from 'react';
import { useMagic } from '../../lib/use-magic';
import { fetched } from '../../ui/fetched';
import { Icon } from '../../ui/icon';
import { Later } from '../../ui/later';
import type { AskedSummary } from './asked-summary';
import { MAGIC_BUTTON } from './button-id';
import { parts } from './fetch-parts';
import styles from './magic-button.module.css';

/** What is assisted, behind one button; its menu is a file of its own. */
export const MagicButton = ({ onAsk }: { onAsk: (asked: AskedSummary) => void }) => {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  return useMagic() ? (
    <div className={styles.magic} data-magic>
      <button
        ref={button}
        type="button"
        id={MAGIC_BUTTON}
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={opened}
        onMouseDown={(event) => opened && event.preventDefault()}
        onClick={() => (opened ? close() : setOpened(true))}
      >
        <Icon name="sparkle" size={20} />
        <span>Magic Stuff</span>
        <Icon name="down" size={16} />
      </button>
      {opened && (
        <Later wanted>
          <MagicMenu onAsk={onAsk} onClose={close} onLeave={() => setOpened(false)} />
        </Later>
      )}
    </div>
  ) : null;
};

const MagicMenu = fetched(async () => (await parts()).MagicMenu);
