import { Link, useLocation } from 'wouter';
import { Icon } from '../../ui/icon';
import { Tip } from '../../ui/tip';
import { FEED, isChosen, useChoice } from '../choice/use-choice';
import { MAIN, useEntries } from '../navigation/entries';
import { useAskInstead } from '../navigation/use-ask-instead';
import { useCurrent } from '../navigation/use-current';
import { Logo } from '../organizations/logo';
import { useSidebar } from '../preferences/use-sidebar';
import styles from './rail.module.css';

const MOST = 6;

/** The sidebar collapsed: the pages, and the first of the organizations one follows. */
export const Rail = () => {
  const [location, navigate] = useLocation();
  const current = useCurrent();
  const { choice, choose } = useChoice();
  const askInstead = useAskInstead();
  const { data: sidebar } = useSidebar();
  const followed = sidebar?.organizations.filter((organization) => organization.followed).slice(0, MOST) ?? [];

  const show = (name: string) => {
    choose(isChosen(choice, name) ? FEED : { kind: 'entry', entry: name });
    if (location !== '/') navigate('/');
  };

  return (
    <aside className={styles.rail} id="sidebar" aria-label="Sidebar">
      <nav aria-label="Main">
        {useEntries(MAIN).map((entry) => (
          <Tip key={entry.path} label={entry.label} side="right">
            <Link href={entry.path} aria-label={entry.label} aria-current={current(entry.path)} {...askInstead(entry)}>
              <Icon name={entry.icon} />
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
