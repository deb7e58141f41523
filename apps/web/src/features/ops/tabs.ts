import type { Role } from '#libs/contracts';
import { fetched } from '../../ui/fetched';

export type Tab = {
  label: string;
  path: string;
  /** Whom it is there for: who holds one of them. */
  needs: readonly Role[];
  /** The headline over it, where that is another than 'Operations'. What stands beside it then is its own too, by `Beside`. */
  title?: string;
  page: ReturnType<typeof fetched<object>>;
};

/** What there is to see for those with a role: a line each, in a file of its own. The first that is theirs stands at /ops. */
export const TABS: readonly Tab[] = [
  {
    label: 'Overview',
    path: '/ops',
    needs: ['operator'],
    page: fetched(async () => (await import('./overview/overview-page')).OverviewPage),
  },
  {
    label: 'Projections',
    path: '/ops/projections',
    needs: ['operator'],
    page: fetched(async () => (await import('./projections/projections-page')).ProjectionsPage),
  },
  {
    label: 'Feeds',
    path: '/ops/sources',
    needs: ['operator'],
    page: fetched(async () => (await import('./feeds/feeds-page')).FeedsPage),
  },
  {
    label: 'Review queue',
    path: '/ops/review',
    needs: ['operator'],
    page: fetched(async () => (await import('./review/review-page')).ReviewPage),
  },
  {
    label: 'Audit',
    title: 'Audit',
    path: '/ops/audit',
    needs: ['auditor'],
    page: fetched(async () => (await import('./audit/audit-page')).AuditPage),
  },
  {
    label: 'Roles',
    path: '/ops/roles',
    needs: ['operator'],
    page: fetched(async () => (await import('./roles/roles-page')).RolesPage),
  },
];

/** Those that are there for whoever holds these roles. */
export const tabsFor = (roles: readonly Role[]): readonly Tab[] =>
  TABS.filter(({ needs }) => needs.some((role) => roles.includes(role)));

/** The one at an address, or further in: '/ops/audit/42' belongs to '/ops/audit'. '/ops' is where one begins. */
export const tabAt = (path: string, tabs: readonly Tab[]): Tab | undefined =>
  path === '/ops'
    ? (tabs.find((tab) => tab.path === path) ?? tabs[0])
    : tabs.find((tab) => tab.path !== '/ops' && (path === tab.path || path.startsWith(`${tab.path}/`)));
