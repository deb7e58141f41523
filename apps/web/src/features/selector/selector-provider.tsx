import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';
import { SelectorContext } from './use-selector';

export const SelectorProvider = ({ children }: { children: ReactNode }) => {
  const [opened, { open, close }] = useDisclosure();
  return (
    <SelectorContext value={open}>
      {children}
      <DeferredMount isRequested={opened}>
        <SelectorDialog opened={opened} onClose={close} />
      </DeferredMount>
    </SelectorContext>
  );
};

const SelectorDialog = lazyComponent(async () => (await import('./selector-dialog')).SelectorDialog);
