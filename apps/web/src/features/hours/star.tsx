import { shapes } from '../../ui/icon-paths';
import { Tip } from '../../ui/tip';
import styles from './star.module.css';

type Props = { isOn: boolean; of: string; onClick: () => void };

/** Filled where a school is a favorite, empty where it may become one. */
export const Star = ({ isOn, of, onClick }: Props) => {
  const label = isOn ? 'Remove from Favorites' : 'Add to Favorites';
  return (
    <Tip label={label}>
      <button type="button" className={styles.star} data-on={isOn || undefined} aria-label={`${label}: ${of}`} onClick={onClick}>
        <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={shapes.star} fill={isOn ? 'currentColor' : 'none'} stroke={isOn ? 'none' : 'currentColor'} strokeWidth={2} />
        </svg>
      </button>
    </Tip>
  );
};
