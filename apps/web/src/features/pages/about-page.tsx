import { PAGES } from '#libs/contracts/pages';
import { useTown } from '../../lib/use-town';
import { Icon } from '../../ui/icon';
import { TextPage } from './text-page';

const { title, description } = PAGES['/about'];

export const AboutPage = () => {
  const { links } = useTown();
  return (
    <TextPage title={title} lead={description}>
      <p>It gathers what the township, the schools, the library, the teams and the clubs publish, and puts it on one board.</p>
      {links['contact'] && (
        <p>
          <a href={links['contact']}>
            Write to us
            <Icon name="mail" size={20} />
          </a>
        </p>
      )}
    </TextPage>
  );
};
