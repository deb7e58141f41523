import { OWN_EVENTS_ORGANIZATION, type Sidebar } from '#libs/contracts';
import { Checkbox } from '../../ui/checkbox';
import { Count } from '../../ui/count';
import { isChosen, MY_ALMANAC_CHOICE, useChoice } from '../choice/use-choice';
import { CategoryIcon } from '../organizations/category-icon';
import block from './own-events-block.module.css';
import styles from './sidebar.module.css';

export const OwnEventsBlock = ({ count, categories }: Sidebar['ownEvents']) => {
  const { choice, choose, category, chooseCategory } = useChoice();
  const isOnlyOwnEvents = isChosen(choice, OWN_EVENTS_ORGANIZATION);

  return (
    <section className={`${styles.block} ${block.own}`} aria-label="MY EVENTS">
      <div className={styles.head}>
        <Checkbox
          className={styles.title}
          checked={isOnlyOwnEvents}
          onChange={() => choose(isOnlyOwnEvents ? MY_ALMANAC_CHOICE : { kind: 'entry', entry: OWN_EVENTS_ORGANIZATION })}
          label={<span className="caps">MY EVENTS</span>}
        />
        <Count of={count} />
      </div>
      <ul className={block.categories}>
        {categories.map(({ name, count }) => (
          <li key={name}>
            <Checkbox
              className={styles.title}
              checked={category === name}
              onChange={() => chooseCategory(category === name ? null : name)}
              label={
                <>
                  <CategoryIcon category={name} /> {name}
                </>
              }
            />
            <Count of={count} />
          </li>
        ))}
      </ul>
    </section>
  );
};
