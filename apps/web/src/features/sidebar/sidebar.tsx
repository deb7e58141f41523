import { useLocation } from 'wouter';
import { useSidebar } from '../preferences/use-sidebar';
import { BuildLabel } from './build-label';
import { FeaturedBlock } from './featured-block';
import { OrganizationTree } from './organization-tree';
import { OwnEventsBlock } from './own-events-block';
import { SideNav } from './side-nav';
import styles from './sidebar.module.css';
import { TownBlock } from './town-block';

export const Sidebar = () => {
  const [location] = useLocation();
  return (
    <aside className={styles.side} id="sidebar" aria-label="Sidebar">
      <SideNav />
      {location === '/' && <HomeBlocks />}
      <BuildLabel />
    </aside>
  );
};

const HomeBlocks = () => {
  const { data: sidebar, isError, refetch } = useSidebar();
  return (
    <>
      {sidebar && sidebar.ownEvents.count > 0 && <OwnEventsBlock {...sidebar.ownEvents} />}
      <TownBlock sidebar={sidebar} />
      {sidebar && <OrganizationTree organizations={sidebar.organizations} />}
      {isError && (
        <p className={styles.failed} role="alert">
          Failed to load organizations.{' '}
          <button type="button" className="link" onClick={() => refetch()}>
            Try again
          </button>
        </p>
      )}
      {sidebar?.featured && <FeaturedBlock {...sidebar.featured} />}
    </>
  );
};
