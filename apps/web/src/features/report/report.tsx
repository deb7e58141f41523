import type { ComponentProps } from 'react';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';

/** The report form where it unfolds within a page. Its file is fetched after the first screen. */
export const Report = (props: ComponentProps<typeof ReportForm>) => (
  <Later wanted>
    <ReportForm {...props} />
  </Later>
);

export const ReportForm = fetched(async () => (await import('./report-form')).ReportForm);
