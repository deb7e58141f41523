import { filledPaths } from '../../ui/icon-paths';
import { Tip } from '../../ui/tip';
import styles from './favorite-star.module.css';

type Props = { isOn: boolean; school: string; onClick: () => void };

export const FavoriteStar = ({ isOn, school, onClick }: Props) => {
  const label = isOn ? 'Remove from Favorites' : 'Add to Favorites';
  return (
    <Tip label={label}>
      <button
        type="button"
        className={styles.star}
        data-on={isOn || undefined}
        aria-label={`${label}: ${school}`}
        onClick={onClick}
      >
        <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path
            d={filledPaths.star}
            fill={isOn ? 'currentColor' : 'none'}
            stroke={isOn ? 'none' : 'currentColor'}
            strokeWidth={2}
          />
        </svg>
      </button>
    </Tip>
  );
};
