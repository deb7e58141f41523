import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { Frame } from './frame/frame';
import { useMyRoles } from './frame/use-my-roles';
import { tabAt, tabsFor } from './tabs';

/** The console of operators and auditors; `nothing` where there is no such page, or none for whoever asks. */
export const OpsPage = ({ nothing }: { nothing: ReactNode }) => {
  const [path] = useLocation();
  const tabs = tabsFor(useMyRoles());
  const tab = tabAt(path, tabs);
  if (!tab) return nothing;
  const { page: Page } = tab;
  return (
    <Frame tabs={tabs} current={tab}>
      <Suspense>
        <Page key={tab.path} />
      </Suspense>
    </Frame>
  );
};
