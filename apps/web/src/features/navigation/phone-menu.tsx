import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { IconButton } from '../../ui/icon-button';

export const PhoneMenu = () => {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <IconButton icon="menu" label="Menu" tip={false} aria-haspopup="dialog" aria-expanded={opened} onClick={open} />
      <Suspense>
        <PhoneMenuSheet opened={opened} onClose={close} />
      </Suspense>
    </>
  );
};

const PhoneMenuSheet = lazy(async () => ({ default: (await import('./phone-menu-sheet')).PhoneMenuSheet }));
