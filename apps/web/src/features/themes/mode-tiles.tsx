import { Icon, type IconName } from '../../ui/icon';
import modeStyles from './mode-tiles.module.css';
import styles from './tiles.module.css';
import { type Mode, useMode } from './use-mode';

const MODES: { value: Mode; label: string; icon: IconName }[] = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'auto', label: 'Like my system', icon: 'half' },
];

export const ModeTiles = () => {
  const { mode, setMode } = useMode();
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>Mode</legend>
      <div className={modeStyles.modes}>
        {MODES.map(({ value, label, icon }) => (
          <label key={value} className={styles.tile}>
            <input type="radio" name="mode" className="sr" checked={mode === value} onChange={() => setMode(value)} />
            <span className={modeStyles.picture} data-mode={value} aria-hidden="true">
              {/* Masthead, sidebar and two rows of a small page. */}
              <i />
              <i />
              <i />
              <i />
            </span>
            <span className={modeStyles.modeName}>
              <Icon name={icon} size={20} />
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
