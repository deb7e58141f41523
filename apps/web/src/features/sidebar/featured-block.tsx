import { FEATURED_ENTRY } from '#libs/contracts';
import { Checkbox } from '../../ui/checkbox';
import { Count } from '../../ui/count';
import { Icon } from '../../ui/icon';
import { isChosen, MY_ALMANAC_CHOICE, useChoice } from '../choice/use-choice';
import { useFollow } from '../following/use-follow';
import styles from './featured-block.module.css';

export const FeaturedBlock = ({ count, followed }: { count: number; followed: boolean }) => {
  const { choice, choose } = useChoice();
  const { setFeatured } = useFollow();
  const isCurrent = isChosen(choice, FEATURED_ENTRY);
  return (
    <section className={styles.featured} aria-label="FEATURED" data-chosen={isCurrent || undefined}>
      <Checkbox
        checked={followed}
        aria-label="Follow Featured"
        onChange={({ currentTarget }) => setFeatured(currentTarget.checked)}
      />
      <button
        type="button"
        aria-pressed={isCurrent}
        onClick={() => choose(isCurrent ? MY_ALMANAC_CHOICE : { kind: 'entry', entry: FEATURED_ENTRY })}
      >
        <Icon name="star" className={styles.star} />
        <span className="caps">FEATURED</span>
      </button>
      <Count of={count} />
    </section>
  );
};
