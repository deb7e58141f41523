import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';
import { SelectorContext } from './use-selector';

export const SelectorProvider = ({ children }: { children: ReactNode }) => {
  const [opened, { open, close }] = useDisclosure();
  return (
    <SelectorContext value={open}>
      {children}
      <Later wanted={opened}>
        <SelectorDialog opened={opened} onClose={close} />
      </Later>
    </SelectorContext>
  );
};

const SelectorDialog = fetched(async () => (await import('./selector-dialog')).SelectorDialog);
