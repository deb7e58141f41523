import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { queries } from '../../lib/queries';
import { Icon } from '../../ui/icon';
import { Tip } from '../../ui/tip';
import { FEED, isChosen, useChoice } from '../choice/use-choice';
import { MAIN, useEntries } from '../navigation/entries';
import { Logo } from '../organizations/logo';
import styles from './rail.module.css';

const MOST = 6;

/** The sidebar collapsed: the pages, and the first of the organizations one follows. */
export const Rail = () => {
  const [location, navigate] = useLocation();
  const { choice, choose } = useChoice();
  const { data: sidebar } = useQuery(queries.sidebar);
  const followed = sidebar?.organizations.filter((organization) => organization.followed).slice(0, MOST) ?? [];

  const show = (name: string) => {
    choose(isChosen(choice, name) ? FEED : { kind: 'entry', entry: name });
    if (location !== '/') navigate('/');
  };

  return (
    <aside className={styles.rail} id="sidebar" aria-label="Sidebar">
      <nav aria-label="Main">
        {useEntries(MAIN).map(({ label, path, icon }) => (
          <Tip key={path} label={label} side="right">
            <Link href={path} aria-label={label} aria-current={location === path ? 'page' : undefined}>
              <Icon name={icon} />
            </Link>
          </Tip>
        ))}
      </nav>
      {followed.length > 0 && <hr />}
      {followed.map(({ id, name }) => (
        <Tip key={id} label={name} side="right">
          <button type="button" aria-pressed={isChosen(choice, name)} onClick={() => show(name)}>
            <Logo organization={name} size="lg" />
            <span className="sr">{name}</span>
          </button>
        </Tip>
      ))}
    </aside>
  );
};
