import type { TownEvent } from '#libs/contracts';
import { Dialog } from '../../ui/dialog';
import { ReportForm } from './report-form';

/** The form where there is no room for it to unfold. */
export const ReportDialog = ({ event, onClose }: { event: TownEvent; onClose: () => void }) => (
  <Dialog opened narrow title="Report an issue" onClose={onClose}>
    <ReportForm event={event} onSent={onClose} />
  </Dialog>
);
