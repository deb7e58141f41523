import type { ReactNode } from 'react';
import { useAssistantOn } from '../../lib/use-assistant';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';
import { fetchParts } from './fetch-parts';
import type { SummaryChoice } from './summary-choice';

type Props = {
  choice: SummaryChoice | undefined;
  onClose: () => void;
  children: ReactNode;
};

export const AssistantPanels = ({ choice, onClose, children }: Props) =>
  useAssistantOn() && choice ? (
    <DeferredMount isRequested>
      <SummaryPanel choice={choice} onClose={onClose} />
    </DeferredMount>
  ) : (
    children
  );

const SummaryPanel = lazyComponent(async () => (await fetchParts()).SummaryPanel);
