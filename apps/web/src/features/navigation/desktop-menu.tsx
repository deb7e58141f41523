import { Menu } from '@mantine/core';
import { Link } from 'wouter';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { useMode } from '../themes/use-mode';
import { DESKTOP_MENU, MODE, useEntries } from './entries';

export const DesktopMenu = () => {
  const { shown, toggle } = useMode();
  return (
    <Menu withinPortal={false} offset={10} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <IconButton icon="menu" label="More pages" />
      </Menu.Target>
      <Menu.Dropdown aria-label="More pages">
        {useEntries(DESKTOP_MENU).map((entry) =>
          entry === MODE ? (
            <Menu.Item key={MODE} leftSection={<Icon name="half" />} onClick={toggle}>
              {shown === 'dark' ? 'Light mode' : 'Dark mode'}
            </Menu.Item>
          ) : (
            <Menu.Item key={entry.path} component={Link} href={entry.path} leftSection={<Icon name={entry.icon} />}>
              {entry.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
