import { useDisclosure } from '@mantine/hooks';
import { fetched } from '../../ui/fetched';
import { IconButton } from '../../ui/icon-button';
import { Later } from '../../ui/later';

export const PhoneMenu = () => {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <IconButton icon="menu" label="Menu" tip={false} aria-haspopup="dialog" aria-expanded={opened} onClick={open} />
      <Later wanted={opened}>
        <PhoneMenuSheet opened={opened} onClose={close} />
      </Later>
    </>
  );
};

const PhoneMenuSheet = fetched(async () => (await import('./phone-menu-sheet')).PhoneMenuSheet);
