import { type ReactNode, Suspense } from 'react';
import { MantineRoot } from '../../ui/mantine-root';
import { Frame } from './frame/frame';
import { useMyRoles } from './frame/use-my-roles';
import { TABS, tabAt, tabsFor } from './tabs';
import { useOpsPath } from './use-ops-path';

/** The console of operators and auditors; `noRole` where the page is for others. */
export const OpsPage = ({ noRole, notFound }: { noRole: ReactNode; notFound: ReactNode }) => {
  const path = useOpsPath();
  const tabs = tabsFor(useMyRoles());
  const tab = tabAt(path, tabs);
  if (!tab) return tabAt(path, TABS) ? noRole : notFound;
  const { page: Page } = tab;
  return (
    <MantineRoot>
      <Frame tabs={tabs} current={tab}>
        <Suspense>
          <Page key={tab.path} />
        </Suspense>
      </Frame>
    </MantineRoot>
  );
};
