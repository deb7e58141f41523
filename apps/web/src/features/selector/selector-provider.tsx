import { useDisclosure } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense } from 'react';
import { SelectorContext } from './use-selector';

export const SelectorProvider = ({ children }: { children: ReactNode }) => {
  const [opened, { open, close }] = useDisclosure();
  return (
    <SelectorContext value={open}>
      {children}
      <Suspense>
        <SelectorDialog opened={opened} onClose={close} />
      </Suspense>
    </SelectorContext>
  );
};

const SelectorDialog = lazy(async () => ({ default: (await import('./selector-dialog')).SelectorDialog }));
