import type { Sidebar } from '#libs/contracts';
import { openSubscribe } from '../../lib/subscribe-dialog';
import { useTown } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Count } from '../../ui/count';
import { Icon } from '../../ui/icon';
import { Tip } from '../../ui/tip';
import { ALL_CHOICE, MY_ALMANAC_CHOICE, useChoice } from '../choice/use-choice';
import { useFollow } from '../following/use-follow';
import styles from './sidebar.module.css';
import block from './town-block.module.css';

const MY_ALMANAC_HELP = 'Saved events, organizations you follow and your own events, in one list.';

export const TownBlock = ({ sidebar }: { sidebar: Sidebar | undefined }) => {
  const { choice, choose } = useChoice();
  const { all, none } = useFollow();
  const town = useTown().name.toUpperCase() || 'ORGANIZATIONS';

  return (
    <section className={`${styles.block} ${block.town}`} aria-label={town}>
      <div className={styles.head}>
        <h2 className={`caps ${styles.title}`}>{town}</h2>
        <div className={block.buttons}>
          <Button size="sm" disabled={!sidebar} onClick={() => sidebar && all(sidebar.organizations)}>
            All
          </Button>
          <Button size="sm" disabled={!sidebar} onClick={none}>
            None
          </Button>
        </div>
      </div>
      <div className={styles.head}>
        <Checkbox
          checked={choice.kind === 'feed'}
          onChange={({ currentTarget }) => choose(currentTarget.checked ? MY_ALMANAC_CHOICE : ALL_CHOICE)}
          label={<span className="caps">MY ALMANAC</span>}
        />
        <Tip label="Subscribe">
          <button
            type="button"
            className={block.info}
            aria-label="Subscribe to MY ALMANAC"
            onClick={() => openSubscribe({ kind: 'mine' })}
          >
            <Icon name="calplus" size={18} />
          </button>
        </Tip>
        <Tip label={MY_ALMANAC_HELP} side="bottom" touch>
          <button type="button" className={block.info} aria-label="What is MY ALMANAC?">
            <Icon name="info" size={18} />
          </button>
        </Tip>
        <span className={block.push}>{sidebar && <Count of={sidebar.feed.count} />}</span>
      </div>
    </section>
  );
};
