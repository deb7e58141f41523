import { useQuery } from '@tanstack/react-query';
import { findPublisherKinds, formatPublishing } from '#libs/contracts';
import { PAGES } from '#libs/contracts/pages';
import { openOnboarding } from '../../lib/onboarding';
import { queries } from '../../lib/queries';
import { useTown } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useDistricts } from '../preferences/use-districts';
import { TextPage } from './text-page';
import styles from './text-page.module.css';

const { title, description } = PAGES['/about'];

export const AboutPage = () => {
  const { name, links } = useTown();
  const { data: organizations = [] } = useQuery(queries.organizations);
  const kinds = findPublisherKinds(organizations, name);
  return (
    <TextPage title={title} lead={description}>
      <p>It gathers what {formatPublishing(kinds)}, and puts it on one board.</p>
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
        <Button variant="filled" onClick={openOnboarding}>
          Show Tutorial
        </Button>
      </section>
    </TextPage>
  );
};
