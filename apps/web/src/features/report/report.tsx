import type { ComponentProps } from 'react';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';

/** The form that unfolds within a page. */
export const Report = (props: ComponentProps<typeof ReportForm>) => (
  <Later wanted>
    <ReportForm {...props} />
  </Later>
);

export const ReportForm = fetched(async () => (await import('./report-form')).ReportForm);
