import { FEATURED, type Sidebar } from '#libs/contracts';
import { Checkbox } from '../../ui/checkbox';
import { Count } from '../../ui/count';
import { Icon } from '../../ui/icon';
import type { Draft } from '../following/use-follow-draft';
import styles from './selector.module.css';
import { SelectorBranch } from './selector-branch';
import { useCategories } from './use-categories';

type Props = { sidebar: Sidebar; draft: Draft };

export const SelectorSections = ({ sidebar: { featured, organizations }, draft }: Props) => (
  <div className={styles.columns}>
    {featured && (
      <section className={styles.section}>
        <h3 className="caps">Featured</h3>
        <div className={styles.leaf}>
          <span className={styles.arrow} />
          <Checkbox
            className={styles.check}
            checked={draft.has(FEATURED)}
            onChange={({ currentTarget }) => draft.setEntry(FEATURED, currentTarget.checked)}
            label={
              <>
                <Icon name="star" className={styles.star} />
                Featured
              </>
            }
          />
          <Count of={featured.count} />
        </div>
      </section>
    )}
    {useCategories(organizations).map(({ category, members }) => (
      <section key={category} className={styles.section}>
        <h3 className="caps">{category}</h3>
        <ul>
          {members.map((organization) => (
            <SelectorBranch key={organization.id} organization={organization} draft={draft} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);
