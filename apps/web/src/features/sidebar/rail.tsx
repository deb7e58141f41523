import { Link, useLocation } from 'wouter';
import { Icon } from '../../ui/icon';
import { Tip } from '../../ui/tip';
import { isChosen, MY_ALMANAC_CHOICE, useChoice } from '../choice/use-choice';
import { MAIN_ENTRIES, useEntries } from '../navigation/menu-entries';
import { useCurrentPage } from '../navigation/use-current-page';
import { useSignInInstead } from '../navigation/use-sign-in-instead';
import { Logo } from '../organizations/logo';
import { useSidebar } from '../preferences/use-sidebar';
import styles from './rail.module.css';

const MAX_ORGANIZATIONS = 6;

export const Rail = () => {
  const [location, navigate] = useLocation();
  const current = useCurrentPage();
  const { choice, choose } = useChoice();
  const askInstead = useSignInInstead();
  const { data: sidebar } = useSidebar();
  const followed = sidebar?.organizations.filter((organization) => organization.followed).slice(0, MAX_ORGANIZATIONS) ?? [];

  const show = (name: string) => {
    choose(isChosen(choice, name) ? MY_ALMANAC_CHOICE : { kind: 'entry', entry: name });
    if (location !== '/') navigate('/');
  };

  return (
    <aside className={styles.rail} id="sidebar" aria-label="Sidebar">
      <nav aria-label="Main">
        {useEntries(MAIN_ENTRIES).map((entry) => (
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
