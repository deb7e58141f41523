import type { ReactNode } from 'react';
import { openSubscribe } from '../../lib/subscribe-dialog';
import { Checkbox } from '../../ui/checkbox';
import { Count } from '../../ui/count';
import { Icon } from '../../ui/icon';
import { Tip } from '../../ui/tip';
import { isChosen, MY_ALMANAC_CHOICE, useChoice } from '../choice/use-choice';
import styles from './organization-tree.module.css';

type Props = {
  name: string;
  entry: string;
  description?: string;
  followed: boolean;
  count: number;
  onFollow: (follow: boolean) => void;
  arrow?: ReactNode;
  logo?: ReactNode;
};

export const OrganizationLeaf = ({ name, entry, description, followed, count, onFollow, arrow, logo }: Props) => {
  const { choice, choose } = useChoice();
  const isCurrent = isChosen(choice, entry);
  return (
    <div className={styles.leaf} data-chosen={isCurrent || undefined}>
      {arrow}
      <Checkbox
        checked={followed}
        aria-label={`Follow ${name}`}
        onChange={({ currentTarget }) => onFollow(currentTarget.checked)}
      />
      <Tip label={description} side="right">
        <button
          type="button"
          className={styles.name}
          data-followed={followed || undefined}
          aria-pressed={isCurrent}
          onClick={() => choose(isCurrent ? MY_ALMANAC_CHOICE : { kind: 'entry', entry })}
        >
          {logo}
          {name}
        </button>
      </Tip>
      {logo && (
        <Tip label="Subscribe">
          <button
            type="button"
            className={styles.subscribe}
            aria-label={`Subscribe to ${name}`}
            onClick={() => openSubscribe({ kind: 'entry', entry })}
          >
            <Icon name="calplus" size={18} />
          </button>
        </Tip>
      )}
      <Count of={count} />
    </div>
  );
};
