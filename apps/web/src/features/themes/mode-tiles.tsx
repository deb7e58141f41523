import { Icon, type IconName } from '../../ui/icon';
import own from './mode-tiles.module.css';
import styles from './tiles.module.css';
import { useMode } from './use-mode';

const MODES: { value: 'light' | 'dark' | 'auto'; label: string; icon: IconName }[] = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'auto', label: 'Like my system', icon: 'half' },
];

export const ModeTiles = () => {
  const { mode, setMode } = useMode();
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>Mode</legend>
      <div className={own.modes}>
        {MODES.map(({ value, label, icon }) => (
          <label key={value} className={styles.tile}>
            <input type="radio" name="mode" className="sr" checked={mode === value} onChange={() => setMode(value)} />
            <span className={own.picture} data-mode={value} aria-hidden="true">
              <i />
              <i />
              <i />
              <i />
            </span>
            <span className={own.modeName}>
              <Icon name={icon} size={20} />
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
