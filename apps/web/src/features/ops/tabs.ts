import type { Role } from '#libs/contracts';
import { lazyComponent } from '../../ui/lazy-component';

export type Tab = {
  label: string;
  path: string;
  needs: readonly Role[];
  /** The headline, if it is not 'Operations'. The tab then renders what stands beside it with `HeadlineAside`. */
  title?: string;
  page: ReturnType<typeof lazyComponent<object>>;
};

/** The first one the user may see is at /ops. */
export const TABS: readonly Tab[] = [
  {
    label: 'Overview',
    path: '/ops',
    needs: ['operator'],
    page: lazyComponent(async () => (await import('./overview/overview-page')).OverviewPage),
  },
  {
    label: 'Projections',
    path: '/ops/projections',
    needs: ['operator'],
    page: lazyComponent(async () => (await import('./projections/projections-page')).ProjectionsPage),
  },
  {
    label: 'Feeds',
    path: '/ops/sources',
    needs: ['operator'],
    page: lazyComponent(async () => (await import('./sources/sources-page')).SourcesPage),
  },
  {
    label: 'Review queue',
    path: '/ops/review',
    needs: ['operator'],
    page: lazyComponent(async () => (await import('./review/review-page')).ReviewPage),
  },
  {
    label: 'Audit',
    title: 'Audit',
    path: '/ops/audit',
    needs: ['auditor'],
    page: lazyComponent(async () => (await import('./audit/audit-page')).AuditPage),
  },
  {
    label: 'Roles',
    path: '/ops/roles',
    needs: ['operator'],
    page: lazyComponent(async () => (await import('./roles/roles-page')).RolesPage),
  },
];

export const tabsFor = (roles: readonly Role[]): readonly Tab[] =>
  TABS.filter(({ needs }) => needs.some((role) => roles.includes(role)));

/** A path below a tab counts: '/ops/audit/42' belongs to '/ops/audit'. '/ops' is the first tab. */
export const tabAt = (path: string, tabs: readonly Tab[]): Tab | undefined =>
  path === '/ops'
    ? (tabs.find((tab) => tab.path === path) ?? tabs[0])
    : tabs.find((tab) => tab.path !== '/ops' && (path === tab.path || path.startsWith(`${tab.path}/`)));
