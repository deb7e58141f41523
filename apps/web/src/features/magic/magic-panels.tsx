import type { ReactNode } from 'react';
import { useMagic } from '../../lib/use-magic';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';
import type { AskedSummary } from './asked-summary';
import { parts } from './fetch-parts';

type Props = {
  asked: AskedSummary | undefined;
  onClose: () => void;
  /** What stands there as long as no summary does. */
  children: ReactNode;
};

/** A summary while somebody has asked for one. */
export const MagicPanels = ({ asked, onClose, children }: Props) =>
  useMagic() && asked ? (
    <Later wanted>
      <SummaryPanel asked={asked} onClose={onClose} />
    </Later>
  ) : (
    children
  );

const SummaryPanel = fetched(async () => (await parts()).SummaryPanel);
