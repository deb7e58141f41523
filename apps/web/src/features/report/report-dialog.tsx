import type { TownEvent } from '#libs/contracts';
import { Dialog } from '../../ui/dialog';
import { ReportForm } from './report-form';

export const ReportDialog = ({ event, onClose }: { event: TownEvent; onClose: () => void }) => (
  <Dialog opened narrow title="Report an issue" onClose={onClose}>
    <ReportForm event={event} onSent={onClose} />
  </Dialog>
);
