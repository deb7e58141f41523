import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { MantineRoot } from '../../ui/mantine-root';
import { OpsFrame } from './frame/ops-frame';
import { useMyRoles } from './frame/use-my-roles';
import { TABS, tabAt, tabsFor } from './tabs';

export const OpsPage = ({ noRole, notFound }: { noRole: ReactNode; notFound: ReactNode }) => {
  const path = useOpsPath();
  const tabs = tabsFor(useMyRoles());
  const tab = tabAt(path, tabs);
  if (!tab) return tabAt(path, TABS) ? noRole : notFound;
  const { page: Page } = tab;
  return (
    <MantineRoot>
      <OpsFrame tabs={tabs} current={tab}>
        <Suspense>
          <Page key={tab.path} />
        </Suspense>
      </OpsFrame>
    </MantineRoot>
  );
};

const useOpsPath = (): string => {
  const [location, navigate] = useLocation();
  const path = EARLIER_PATHS[location] ?? location;
  useEffect(() => {
    if (path !== location) navigate(path + window.location.search, { replace: true });
  }, [path, location, navigate]);
  return path;
};

const EARLIER_PATHS: Readonly<Record<string, string>> = { '/ops/feeds': '/ops/sources' };
