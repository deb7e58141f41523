import type { ComponentProps } from 'react';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';

export const LazyReportForm = (props: ComponentProps<typeof ReportForm>) => (
  <DeferredMount isRequested>
    <ReportForm {...props} />
  </DeferredMount>
);

export const ReportForm = lazyComponent(async () => (await import('./report-form')).ReportForm);
