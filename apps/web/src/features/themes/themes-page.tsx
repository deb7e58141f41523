import { PAGES } from '#libs/contracts/pages';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Page } from '../../ui/page';
import { AccentTiles } from './accent-tiles';
import { ModeTiles } from './mode-tiles';
import { useAccent } from './use-accent';

export const ThemesPage = () => {
  const [, setAccent] = useAccent();
  return (
    <Page
      title={PAGES['/themes'].title}
      lead="Kept on this device"
      actions={
        <Button leftSection={<Icon name="undo" />} onClick={() => setAccent('yellow')}>
          Reset to yellow
        </Button>
      }
    >
      <ModeTiles />
      <AccentTiles />
    </Page>
  );
};
