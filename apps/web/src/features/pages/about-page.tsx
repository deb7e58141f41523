import { PAGES } from '#libs/contracts/pages';
import { askForOnboarding } from '../../lib/onboarding';
import { useTown } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useDistricts } from '../preferences/use-districts';
import { TextPage } from './text-page';
import styles from './text-page.module.css';

const { title, description } = PAGES['/about'];

export const AboutPage = () => {
  const { links } = useTown();
  return (
    <TextPage title={title} lead={description}>
      <p>It gathers what the town, the schools, the library, the teams and the clubs publish, and puts it on one board.</p>
      {links['contact'] && (
        <p>
          <a href={links['contact']}>
            Write to us
            <Icon name="mail" size={20} />
          </a>
        </p>
      )}
      <section className={styles.help}>
        <h2>Need Help?</h2>
        <p>{useDistricts().length > 0 ? 'Four' : 'Three'} short steps, one minute.</p>
        <Button variant="filled" onClick={askForOnboarding}>
          Show Tutorial
        </Button>
      </section>
    </TextPage>
  );
};
