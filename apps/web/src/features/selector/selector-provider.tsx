import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { SelectorDialog } from './selector-dialog';
import { SelectorContext } from './use-selector';

export const SelectorProvider = ({ children }: { children: ReactNode }) => {
  const [opened, { open, close }] = useDisclosure();
  return (
    <SelectorContext value={open}>
      {children}
      <SelectorDialog opened={opened} onClose={close} />
    </SelectorContext>
  );
};
